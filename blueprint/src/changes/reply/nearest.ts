// Of all that can be said to change this app, the two things that are nearest to what was said: by the words that they share
// with it, and by the kind of change that its words speak of. Each of them is understood when it is said.
import { definitions } from "../../features/definitions.ts";
import { slugOf } from "../../knowledge/field.ts";
import { colourNamed } from "../../knowledge/colours.ts";
import { article, singularWord } from "../../knowledge/words/inflect.ts";
import { type Category, lexicon } from "../../knowledge/words/lexicon.ts";
import { seedOf } from "../../knowledge/words/seed.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import { lower, mainEntity, pageOf, plainWords } from "../edits/ground/find.ts";

/** What can be said, the kind of change that it is, and what else speaks of that kind: categories of words, and words. */
interface Offer {
  say: string;
  kind: string;
  categories: readonly Category[];
  words?: string;
}

/** An offer where it is `open`: what is the case already is not offered. */
function where(open: boolean, offer: Offer): Offer[] {
  return open ? [offer] : [];
}

const newFields = ["rating", "due date", "note", "priority", "colour", "web link", "price", "place", "score"];
const colours = ["green", "teal", "dark red", "navy blue"];
const fieldsMax = 22;

function lacks(entity: Entity, noun: string): boolean {
  return entity.fields.every((field) => !field.id.includes(slugOf(noun)) && !plainWords(field.label).includes(noun));
}

function offersOfEntity({ pages, capabilities }: Blueprint, entity: Entity): Offer[] {
  const { many } = entity.name;
  const sections = pages.flatMap((page) => page.sections);
  const shown = sections.find((section) => section.kind === "collection" && section.entity === entity.id);
  const view = shown?.kind === "collection" && shown.view === "table" ? "cards" : "a table";
  const isExported = capabilities.some(({ kind, entity: of }) => kind === "export" && of === entity.id);
  const fresh = entity.fields.length > fieldsMax ? [] : newFields.filter((noun) => lacks(entity, noun));
  const removable = entity.fields.filter((field) => field.id !== entity.titleField).map(({ label }) => lower(label));
  const [adding, removing] = [["adding-verb", "form-verb"] as const, "remove delete hide drop without"];
  const [viewing, saving] = ["view layout list grid table cards", "download backup pdf print spreadsheet send"];
  return [
    ...fresh.map((noun): Offer => ({ say: `add ${article(noun)} ${noun} to ${many}`, kind: "add", categories: adding })),
    ...removable.flatMap((label) =>
      where(true, { say: `remove the ${label} field from ${many}`, kind: "remove", categories: ["field-filler"], words: removing }),
    ),
    ...where(shown !== undefined, { say: `show ${many} as ${view}`, kind: "view", categories: ["board-word"], words: viewing }),
    ...where(!isExported, { say: `export ${many} to CSV`, kind: "export", categories: ["export-noun"], words: saving }),
  ];
}

/** What is only about looks, and possible in every app. */
function offersOfLook({ theme, features }: Blueprint): Offer[] {
  const colour = colours.find((name) => colourNamed(name.replace(" ", "")) !== theme.components?.hex) ?? "green";
  const { text = 0, buttons = 0 } = theme.sizes ?? {};
  const corners = `make the corners ${theme.corners === "round" ? "sharper" : "rounder"}`;
  const shades = "dark bright darker lighter pink yellow background";
  const isDrawn = features.some((feature) => "motif" in feature);
  return [
    { say: `make it ${colour}`, kind: "colour", categories: ["colour-term", "colour-noun"], words: shades },
    ...where(text <= 1, { say: "make the text bigger", kind: "size", categories: ["text-object", "growing-word", "tiny-word"] }),
    ...where(buttons <= 1, { say: "make the buttons bigger", kind: "buttons", categories: ["button-object", "growing-word"] }),
    { say: "use another font", kind: "font", categories: ["font-word"], words: "italic bold handwritten" },
    { say: corners, kind: "corners", categories: ["corner-object", "rounding-word", "round-word"] },
    ...where(isDrawn, { say: "use another picture", kind: "picture", categories: ["picture-word"], words: "video map logo" }),
  ];
}

function offersOfWhole(blueprint: Blueprint): Offer[] {
  const { features, pages, title, capabilities } = blueprint;
  const there = new Set(features.map(({ kind }) => kind));
  const lacking = definitions.flatMap(({ schema, example = "", words: { nouns } }) =>
    where(example !== "" && !there.has(schema.shape.kind.value), {
      say: `add ${example}`,
      kind: example,
      categories: [],
      words: nouns.join(" "),
    }),
  );
  const [first, second] = pages;
  const hasHeading = first !== undefined && first.title !== "Welcome";
  const heading = "change the heading to “Welcome”";
  const order = `move the page ${second?.title ?? ""} to the end`;
  const main = mainEntity(blueprint).id;
  const isTotalled = capabilities.some(({ kind, entity }) => kind === "total" && entity === main);
  const isLow = isTotalled && pageOf(blueprint, main)?.sections[0]?.kind !== "figures";
  const name = `My ${title.slice(0, 40).replace(/^My /, "Own ")}`;
  return [
    ...lacking,
    ...where(hasHeading, { say: heading, kind: "heading", categories: ["heading-word", "subline-word"], words: "text wording" }),
    ...where(pages.length > 2, { say: order, kind: "order", categories: ["position"], words: "page menu navigation tab move" }),
    ...where(isLow, { say: "put the total at the top", kind: "totals", categories: ["total-word", "top-word"] }),
    { say: `rename it to ${name}`, kind: "name", categories: [], words: "rename name called title" },
  ];
}

/** Everything that is offered for this app. */
export function offersFor(blueprint: Blueprint): string[] {
  return allOffers(blueprint).map(({ say }) => say);
}

function allOffers(blueprint: Blueprint): Offer[] {
  const main = mainEntity(blueprint);
  const entities = blueprint.entities.toSorted((one, other) => Number(other === main) - Number(one === main));
  return [...entities.flatMap((entity) => offersOfEntity(blueprint, entity)), ...offersOfLook(blueprint), ...offersOfWhole(blueprint)];
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map(singularWord)
    .filter((word) => word.length > 2 && (lexicon.is(word, "showing-verb") || !lexicon.is(word, "adjust-filler")));
}

/** How near an offer is to the words of a message: a word of its own counts more than one of its kind. */
function nearness({ say, categories, words = "" }: Offer, said: readonly string[]): number {
  const [own, kindred] = [new Set(wordsOf(say)), new Set(wordsOf(words))];
  return said.reduce((sum, word) => {
    if (own.has(word)) return sum + 3;
    return kindred.has(word) || categories.some((category) => lexicon.is(word, category)) ? sum + 2 : sum;
  }, 0);
}

const shown = (say: string): string => `“${say.replace(/[“”]/g, '"')}”`;

/** The two nearest things that can be said, as “…” or “…”. What was offered in `lately`, the last reply, is not offered again. */
export function nearest(blueprint: Blueprint, message: string, lately: string): string {
  const said = [...new Set(wordsOf(message))];
  const offers = allOffers(blueprint).filter(({ say }) => !lately.includes(shown(say)));
  const turn = offers.length === 0 ? 0 : seedOf(message) % offers.length;
  const ranked = [...offers.slice(turn), ...offers.slice(0, turn)]
    .map((offer) => ({ ...offer, near: nearness(offer, said) }))
    .toSorted((one, other) => other.near - one.near);
  const [first] = ranked;
  const second = ranked.find(({ kind }) => kind !== first?.kind);
  return [first, second].flatMap((offer) => (offer === undefined ? [] : [shown(offer.say)])).join(" or ");
}
