// "Veg boxes, small £9, large £15, name, which drop off point": a list of orders with a number for each thing that is ordered, what an
// order comes to, and how many of each are ordered in all.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { slugOf } from "../../../../knowledge/field.ts";
import type { Capability } from "../../../../schema/capability.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { Entity, Field } from "../../../../schema/entity.ts";
import type { Understood } from "../../../../schema/reading.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { builders } from "../../../lexicon/nouns.ts";
import { titleCase } from "../../../draft/look/draft-title.ts";
import { tagMessage } from "../../../tagging/tag-message.ts";
import { isJoining } from "../../../text/content-words.ts";
import { placeOf, quote, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import type { Detail } from "../../records/detail-of.ts";
import { draftRecord } from "../../records/draft-record.ts";
import { isPronoun } from "../../records/heading.ts";
import type { FieldList } from "../../records/field-list.ts";
import { withoutDeterminers } from "../../records/detail-of.ts";
import { taggedDetails } from "../../records/tagged/tagged-list.ts";
import { firstThings } from "../../records/tagged/with-row-name.ts";
import { type Orders, ordersIn } from "./orders-in.ts";

/** Longer texts are about more than orders. */
const CHARACTERS_MAX = 700;
const TITLE_WORDS_MAX = 4;
const TITLE_MIN = 0.5;
const TOTALS = /\b(?:totals?(?: of (?:each|all|every)(?: (?:kind|one))?)?|how many of each)\b/i;

/** "80p" is 0.80. */
const written = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
const INTRO = "Each order says how many of each, and what they come to.";

/** The list of orders that a cleaned text asks for; null where it asks for none. `look` is what it says of its looks. */
export function draftOrders(text: string, look: string): Draft | null {
  const orders = text.length > CHARACTERS_MAX ? null : ordersIn(text);
  if (orders === null) return null;
  const draft = draftRecord(`${text}\n${look}`.trim(), (sentences) => listOf(sentences, orders));
  const entity = draft?.blueprint.entities[0];
  if (draft === null || entity === undefined || draft.blueprint.kind !== "tool") return null;
  const things = thingFields(orders, entity);
  const total: Field = {
    id: "order-total",
    label: "Total",
    type: "money",
    required: false,
    unit: orders.currency ?? "USD",
    formula: things.map(({ field, amount }) => `[${field.label}] * ${written(amount)}`).join(" + "),
  };
  const title = entity.fields.find(({ id }) => id === entity.titleField);
  // What every list has is no part of an order.
  const isAsked = ({ id }: Field): boolean => draft.understood.some(({ became }) => became.includes(`${entity.id}.${id}`));
  const others = entity.fields.filter((field) => field !== title && isAsked(field));
  const left = new Set([...(title === undefined ? [] : [title]), ...others].map(({ id }) => id));
  const whole: Entity = {
    ...entity,
    fields: [...(title === undefined ? [] : [title]), ...things.map(({ field }) => field), ...others, total],
    samples: [],
  };
  const figures = [
    ...things.map(({ field }) => figureOf(entity.id, field, `${field.label} ordered`)),
    figureOf(entity.id, total, "Total of all orders"),
  ];
  const blueprint: Blueprint = {
    ...draft.blueprint,
    title: titleOf(text) ?? "Orders",
    tagline: INTRO,
    entities: [whole],
    capabilities: [...figures, ...draft.blueprint.capabilities.flatMap((one) => capabilityOf(one, left))],
    pages: draft.blueprint.pages.map((page, at) =>
      at === 0
        ? withFigures(
            page,
            figures.map(({ id }) => id),
          )
        : page,
    ),
  };
  const priced: Understood[] = things.map(({ field, phrase }) => ({
    phrase,
    became: [`${entity.id}.${field.id}`, `${entity.id}.${total.id}`],
  }));
  const name = blueprint.title.toLowerCase();
  const totals = totalsIn(text).map((phrase): Understood => ({ phrase, became: figures.map(({ id }) => id) }));
  const isPriced = (phrase: string): boolean => priced.some((one) => one.phrase.toLowerCase().includes(phrase.toLowerCase()));
  return {
    ...draft,
    blueprint,
    understood: [...priced, ...totals, ...draft.understood.filter(({ phrase }) => !isPriced(phrase))],
    notUnderstood: draft.notUnderstood.filter(
      (phrase) => !isPriced(phrase) && !name.includes(phrase.toLowerCase()) && !totals.some((one) => one.phrase.includes(phrase)),
    ),
  };
}

/** "Totals for the kitchen", "how many of each for the farm": what the figures above the orders say. */
function totalsIn(text: string): string[] {
  const clauses = text.split(/[.;!?\n]+|,\s/).map((clause) => clause.trim());
  return clauses.flatMap((clause) => TOTALS.exec(clause)?.[0] ?? []);
}

/** A capability with the fields that are left; none where it has no other, or adds them up. */
function capabilityOf(capability: Capability, left: ReadonlySet<string>): Capability[] {
  if (capability.kind === "total") return [];
  if (capability.kind === "sort") {
    const fields = capability.fields.filter((id) => left.has(id));
    return fields.length === 0 ? [] : [{ ...capability, fields }];
  }
  const used = ["field" in capability ? capability.field : null, "by" in capability ? capability.by : null];
  return used.every((id) => id === null || left.has(id)) ? [capability] : [];
}

type Page = Blueprint["pages"][number];

/** A page that begins with these figures. */
function withFigures(page: Page, figures: readonly string[]): Page {
  const rest = page.sections.filter(({ kind }) => kind !== "figures");
  return { ...page, sections: [{ kind: "figures", capabilities: [...figures] }, ...rest] };
}

function figureOf(entity: string, { id }: Field, label: string): Capability {
  return { id: `total-${entity}-${id}`, kind: "total", measure: "sum", field: id, label, entity, phrase: null };
}

/** A number for each thing that is ordered; an order has no other field of its name. */
function thingFields({ things }: Orders, { fields }: Entity): { field: Field; amount: number; phrase: string }[] {
  const taken = new Set(fields.flatMap(({ id, label }) => [id, label.toLowerCase()]));
  const ids = new Set<string>();
  return things.map(({ label, amount, phrase }) => {
    const name = taken.has(label.toLowerCase()) || taken.has(slugOf(label)) ? `Number of ${label.toLowerCase()}` : label;
    const slug = slugOf(name);
    // "5ft" and "6ft" have the same letters.
    const id = ids.has(slug) ? `${slug}-${ids.size + 1}` : slug;
    ids.add(id);
    return {
      field: { id, label: name, type: "number", required: false, min: 0, placeholder: `${written(amount)} each` },
      amount,
      phrase,
    };
  });
}

/** The rows of orders, and what is kept of each besides how many. */
function listOf(sentences: readonly Sentence[], { things }: Orders): FieldList {
  const isThing = ({ said }: Detail): boolean => {
    const { start, end } = placeOf(said);
    return things.some(({ place }) => place.start < end && place.end > start);
  };
  const isCount = ({ said: [first, second] }: Detail): boolean => first?.low === "how" && second?.low === "many";
  // "Tiers" besides "$45 per tier".
  const isNumber = ({ name }: Detail): boolean => things.some(({ label }) => label.toLowerCase() === name.map(({ one }) => one).join(" "));
  const details = taggedDetails(sentences).filter((detail) => !isThing(detail) && !isCount(detail) && !isNumber(detail));
  return {
    row: { one: "order", many: "orders", tokens: [] },
    heading: [],
    details,
    isWhole: false,
    isNoted: false,
    taken: [...things.map(({ place }) => place), ...details.map(({ said }) => placeOf(said))],
    title: "Orders",
  };
}

/** "Plant Stall Orders", "Egg Orders": what a text says it is for, or what it speaks of first. */
function titleOf(text: string): string | null {
  const sentences = sentencesOf(text);
  const parts = tagMessage(sentences).parts.filter(({ mark, sure }) => /[AEO]/.test(mark) && sure >= TITLE_MIN);
  const names = parts.map(({ tokens }) =>
    tokens.filter(({ one, low }) => !lexicon.is(low, "order-word") && !lexicon.is(one, "site-word") && low !== "form"),
  );
  const name = names.find((words) => words.length > 0 && words.length <= TITLE_WORDS_MAX);
  const said =
    beforeOrders(text, sentences[0]) ?? (name === undefined ? firstThings(sentences)?.one : quote(text, withoutDeterminers(name)));
  return said === undefined || said === "" ? null : titleCase(`${said} orders`);
}

/** "*Kite kit* orders": what a text begins with. */
function beforeOrders(text: string, sentence: Sentence | undefined): string | null {
  const tokens = sentence?.tokens ?? [];
  const at = tokens.findIndex(({ low }) => lexicon.is(low, "order-word"));
  const words = withoutDeterminers(tokens.slice(0, Math.max(0, at)));
  const isNaming = (token: Token): boolean =>
    /^\p{L}/u.test(token.low) &&
    !isJoining(token) &&
    !isPronoun(token) &&
    !lexicon.is(token.low, "request-verb") &&
    !builders.has(token.low);
  const isName = words.length > 0 && words.length <= TITLE_WORDS_MAX && words.every(isNaming);
  return isName ? quote(text, words).toLowerCase() : null;
}
