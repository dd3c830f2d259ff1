// Features come and go. One that comes is drafted by its definition, with the fields and pages that it needs; one that goes takes
// its blocks along, and the pages on which nothing else stands.
import type { AnyFeature } from "../../schema/feature.ts";
import { Feature, describeFeature, featuresMeant } from "../../features/feature.ts";
import { addFeature as drafted } from "../../features/definition/add-feature.ts";
import { selfContained } from "../../reader/genres/self-contained.ts";
import { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Blueprint, Page, Section } from "../../schema/blueprint.ts";
import type { Edited, EditOf } from "./edit.ts";
import { fieldsBrought, filled, newFields, thingOf } from "./ground/plan-of.ts";
import { listOf } from "../../project/code/list-of.ts";
import { entityOf, freeName, mainEntity, withEntity, withPage } from "./ground/find.ts";
import { tidy } from "./ground/tidy.ts";

const pagesMax = 16;
const fieldsMax = 24;

/** The blueprint with a feature of what is asked for: about what is named, else about the main thing, else about none. */
function withFeature(blueprint: Blueprint, edit: EditOf<"add-feature">): Blueprint | null {
  const { feature: kind, entity, words, object, phrase } = edit;
  const main = blueprint.entities.length > 0 && object === null && !selfContained.has(kind) ? mainEntity(blueprint).id : null;
  const asked = { kind, words: words.toLowerCase(), phrase: phrase ?? words };
  const about = entity ?? main;
  return (
    (about === null ? null : drafted(blueprint, { ...asked, entity: about })) ??
    drafted(blueprint, { ...asked, entity: null, ...(object === null ? {} : { object }) })
  );
}

/** The samples of the entities have values for the fields that a feature brought. */
function withValues(blueprint: Blueprint, before: Blueprint): Blueprint {
  return blueprint.entities.reduce((whole, entity) => {
    const fields = newFields(entityOf(before, entity.id), entity);
    if (fields.length === 0) return whole;
    return withEntity(whole, entity.id, () => filled(whole, { entity, thing: thingOf(entity), fields }));
  }, blueprint);
}

/** Adds a feature. */
export function addFeature(blueprint: Blueprint, edit: EditOf<"add-feature">): Edited {
  const next = withFeature(blueprint, edit);
  const words = edit.phrase ?? edit.words;
  if (next === null)
    return {
      refused:
        edit.object === null
          ? `I found nothing in the app that “${words}” could be done with.`
          : `The app keeps nothing of which “${words}” speaks.`,
    };
  const [there] = featuresMeant(next.features, edit.feature, edit.words);
  if (next === blueprint) {
    const stated = there === undefined ? null : describeFeature(blueprint, there);
    const can = stated?.can ?? null;
    const said = can === null ? `The app has ${stated?.called ?? "that"} already.` : `You can ${can} already.`;
    return { refused: said, met: there === undefined ? [] : [there.id] };
  }
  const feature = next.features.find((other) => !blueprint.features.includes(other));
  if (feature === undefined || next.pages.length > pagesMax || next.entities.some(({ fields }) => fields.length > fieldsMax))
    return { refused: "The app is full: more pages and fields do not fit. Remove some first." };
  const whole = tidy(withValues(next, blueprint));
  const brought = fieldsBrought(blueprint, whole);
  return {
    blueprint: whole,
    said: `${saidOf(whole, feature, blueprint)}${brought.said}`,
    became: [feature.id, ...brought.ids],
  };
}

function saidOf(blueprint: Blueprint, feature: AnyFeature, before: Blueprint): string {
  const { can, called } = describeFeature(blueprint, feature);
  const holds = (section: Section): boolean => section.kind === "feature" && section.feature === feature.id;
  const shown = blueprint.pages.filter(({ sections }) => sections.some(holds));
  const isFresh = (page: Page): boolean => before.pages.every(({ id }) => id !== page.id);
  const page = shown.find(isFresh) ?? shown.find(({ sections }) => sections.every(({ kind }) => kind === "feature")) ?? shown[0];
  const fresh = page !== undefined && isFresh(page);
  const where = page === undefined ? "" : fresh ? `, on the new page “${page.title}”` : `, on the page “${page.title}”`;
  return can === null ? `The app now has ${called}${where}.` : `You can now ${can}${where}.`;
}

/** What is lost with features, in a sentence: what they are called, and the pages that went with them. */
export function lossOf(before: Blueprint, after: Blueprint): string {
  const gone = before.features.filter(({ id }) => after.features.every((other) => other.id !== id));
  const pages = before.pages.filter(
    ({ id, sections }) => after.pages.every((other) => other.id !== id) && sections.every(({ kind }) => kind === "feature"),
  );
  const titles = pages.map(({ title }) => `“${title}”`);
  const went = titles.length === 0 ? "" : ` The ${titles.length === 1 ? "page" : "pages"} ${listOf(titles)} went with it.`;
  return gone.length === 0 ? "" : `The app no longer has ${listOf(gone.map((feature) => describeFeature(before, feature).called))}.${went}`;
}

/** Removes features with their blocks, and the pages that hold nothing else. */
export function removeFeature(blueprint: Blueprint, { features }: EditOf<"remove-feature">): Edited {
  const next = tidy({ ...blueprint, features: blueprint.features.filter(({ id }) => !features.includes(id)) });
  const called = listOf(
    blueprint.features.filter(({ id }) => features.includes(id)).map((feature) => describeFeature(blueprint, feature).called),
  );
  if (next.pages.length === 0) return { refused: `Nothing would be left of the app without ${called}, so that stays.` };
  const [first] = next.pages;
  const home = first?.id === blueprint.pages[0]?.id ? "" : ` The app now opens with “${first?.title ?? ""}”.`;
  return { blueprint: next, said: `${lossOf(blueprint, next)}${home}`, became: features.map((id) => `-${id}`) };
}

/** Changes a text that a feature shows. */
export function setCopy(blueprint: Blueprint, { feature: id, option, text }: EditOf<"set-copy">): Edited {
  const feature = blueprint.features.find((other) => other.id === id);
  const present: unknown = feature === undefined ? undefined : Reflect.get(feature, option);
  if (feature === undefined || present === text) return { refused: `It says “${text}” already.` };
  const changed = Feature.safeParse({ ...feature, [option]: text });
  if (!changed.success) return { refused: `“${text.slice(0, 40)}…” is too long there.` };
  const features = blueprint.features.map((other) => (other.id === id ? changed.data : other));
  const before = typeof present === "string" ? ` instead of “${present.replace("{name}", blueprint.title)}”` : "";
  return { blueprint: { ...blueprint, features }, said: `It now says “${text}”${before}.`, became: [id] };
}

/** Shows the rows of an entity as a board, with a column for each value of a choice: of the one that is named, else of the one that says how far they are, else of any. */
export function showBoard(blueprint: Blueprint, { entity: id, field: named }: EditOf<"show-board">): Edited {
  const { name, fields } = entityOf(blueprint, id);
  const choices = fields.filter(({ type, options = [] }) => type === "choice" && options.length > 1);
  const field = named ?? (choices.find((one) => lexicon.names(one.label, "state-label")) ?? choices[0])?.id;
  const words = `a board of ${name.many}`;
  const added = addFeature(blueprint, { kind: "add-feature", feature: "board", entity: id, words, object: name.one, phrase: null });
  if ("refused" in added || field === undefined) return added;
  const board = added.blueprint.features.find(({ kind, id: feature }) => kind === "board" && added.became.includes(feature));
  if (board === undefined || Reflect.get(board, "field") === field) return added;
  // The board needs no field of its own where the rows have a choice.
  const features = added.blueprint.features.map((feature) => (feature === board ? { ...board, field } : feature));
  const next = tidy({ ...added.blueprint, entities: blueprint.entities, features });
  return { blueprint: next, said: added.said.replace(/ For this,.*$/, ""), became: [board.id] };
}

/** Adds a text of the person's own to a page: at its end, or at its top, where an opening stays the first. */
export function addText(blueprint: Blueprint, { page: id, title, text, at }: EditOf<"add-text">): Edited {
  const page = blueprint.pages.find((other) => other.id === id);
  if (page === undefined) return { refused: "There is no such page." };
  const feature = PassageFeature.safeParse({
    kind: "passage",
    id: freeName("passage", blueprint.features),
    phrase: text.slice(0, 200),
    title,
    line: text,
  });
  if (!feature.success) return { refused: "The text is too long: 600 characters fit, and 60 in its heading." };
  const section: Section = { kind: "feature", feature: feature.data.id, block: "text" };
  const [first] = page.sections;
  const opens = blueprint.features.some(({ kind, id: other }) => kind === "hero" && first?.kind === "feature" && other === first.feature);
  const place = at === "bottom" ? page.sections.length : opens ? 1 : 0;
  const { pages } = withPage(blueprint, id, (whole) => ({ ...whole, sections: whole.sections.toSpliced(place, 0, section) }));
  return {
    blueprint: { ...blueprint, features: [...blueprint.features, feature.data], pages },
    said: `The page “${page.title}” now shows the text “${(title ?? text).replace(/\.$/, "")}”${at === "top" ? " at its top" : ""}.`,
    became: [feature.data.id],
  };
}
