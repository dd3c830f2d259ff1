// Applying and booking where the model itself named the rows that come of it: applications for internships, bookings of courts. Then the
// button of a row adds one of those, so that whoever sent it and whoever decides on it find it where the pages show them; a second list
// of what was sent, which nobody else sees, is not made.
import { applyTerms } from "../../features/commerce/apply/apply-terms.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import { say, spokenIn } from "../../project/words/say.ts";
import { wordsIn } from "../../project/words/words-in.ts";
import { plainName } from "../form/lenient.ts";
import { isMine } from "../pages/sections/shown/mine.ts";
import type { Sketch } from "../sketch.ts";
import type { SketchField } from "../things/sketch-field.ts";
import type { SketchThing } from "../things/sketch-thing.ts";
import type { SaidAbility, SketchAbility } from "./sketch-ability.ts";

const ASKED_MAX = 6;

/** Rows of one thing that come of an ability of another, and the reference that leads from the first to the second. */
interface OwnRecords {
  about: SketchThing;
  record: SketchThing;
  by: SketchField;
}

/** The sketch with abilities to apply for rows or to book them as actions that add the rows which the model named for that. */
export function withOwnRecords(sketch: Sketch, language: string): Sketch {
  const found = sketch.abilities.flatMap((ability) => {
    const records = typeof ability === "string" ? null : recordsOf(sketch, ability);
    return typeof ability === "string" || records === null ? [] : [{ ability, ...records }];
  });
  if (found.length === 0) return sketch;
  const things = sketch.things.map((thing) => {
    const sent = found.find(({ record }) => record === thing);
    const own = found.filter(({ about, record }, at) => about === thing && found.findIndex((one) => one.record === record) === at);
    const actions = own.filter(({ record }) => !adds(thing, record)).map((one) => actionOf(one, language));
    const isPrivate = sent !== undefined && thing.access === null && sketch.abilities.some(isAccount);
    return {
      ...thing,
      ...(isPrivate && { access: { see: "owner", change: "owner" } }),
      actions: [...actions, ...thing.actions],
    };
  });
  const added = (ability: SaidAbility): SaidAbility => {
    const records = typeof ability === "string" ? null : recordsOf(sketch, ability);
    return typeof ability === "string" || records === null
      ? ability
      : { ...ability, kind: "add", thing: records.record.one, capacity: null };
  };
  const pages = sketch.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, abilities: section.abilities.map((one) => browsed(sketch, one)) })),
  }));
  return { ...sketch, things, abilities: sketch.abilities.map(added), pages };
}

/** Where such an ability stands in a section, the rows stand with the button. */
function browsed(sketch: Sketch, ability: SaidAbility): SaidAbility {
  return typeof ability === "string" || recordsOf(sketch, ability) === null ? ability : { ...ability, kind: "browse", capacity: null };
}

const isAccount = (ability: SaidAbility): boolean => typeof ability !== "string" && ability.kind === "account";

/** The rows that come of an ability, where the model named a thing for them. */
function recordsOf(sketch: Sketch, { kind, thing, price }: SketchAbility): OwnRecords | null {
  // What is paid goes through a cart.
  if ((kind !== "apply" && kind !== "book") || price !== null) return null;
  const about = sketch.things.find((one) => isCalled(one, thing ?? ""));
  if (about === undefined) return null;
  for (const record of sketch.things) {
    const by = record.fields.find(({ type, of }) => type === "reference" && typeof of === "string" && isCalled(about, of));
    if (record !== about && by !== undefined && isOfPeople(sketch, record)) return { about, record, by };
  }
  return null;
}

function isCalled({ one, many }: SketchThing, name: string): boolean {
  const plain = [plainName(name), plainName(singular(name.toLowerCase()))];
  return name !== "" && [one, many].some((own) => plain.includes(plainName(own)));
}

/** Whether the rows of a thing are those that people add for themselves. */
function isOfPeople({ pages, abilities }: Sketch, thing: SketchThing): boolean {
  if (thing.linesOf !== null || thing.readOnly === true) return false;
  // What people share in a group that they join is added by itself.
  const isAdded = abilities.some((one) => typeof one !== "string" && one.kind === "add" && isCalled(thing, one.thing ?? ""));
  if (isAdded) return false;
  const isShownAsOwn = pages.some(({ sections }) =>
    sections.some((section) => isMine(section) && section.thing !== null && isCalled(thing, section.thing)),
  );
  const isSigned = thing.fields.some(({ formula }) => formula !== null && /^me$/i.test(formula.trim()));
  const isKept = [thing.access?.see ?? [], thing.access?.change ?? []].flat().includes("owner");
  return thing.rows.length === 0 || isShownAsOwn || isSigned || isKept;
}

/** Whether a button of a thing adds such rows already. */
function adds({ actions }: SketchThing, record: SketchThing): boolean {
  const effects = actions.flatMap((action) => action.effects);
  return effects.some((effect) => isCalled(record, /^(?:add|new|create) ([^:=]+?)\s*(?::|$)/i.exec(effect)?.[1] ?? ""));
}

function actionOf(
  { ability, about, record, by }: OwnRecords & { ability: SketchAbility },
  language: string,
): SketchThing["actions"][number] {
  const words = wordsIn(language);
  const wish = (ability.wish ?? ability.title ?? "").toLowerCase();
  const bookVerb = /reserv/.test(wish) ? say.commerce.reserve() : say.commerce.book();
  const { verb } = spokenIn({ verb: ability.kind === "book" ? bookVerb : applyTerms(wish).verb }, words);
  const asked = record.fields.filter((field) => field !== by && field.formula === null && field.transitions.length === 0);
  const places = about.fields.find(({ label, type }) => type === "number" && plainName(label) === plainName(ability.capacity ?? ""));
  return {
    verb,
    asks: asked.slice(0, ASKED_MAX).map(({ label }) => ({ label, type: null, of: null, options: [] })),
    when: places === undefined ? null : `count(${record.many}) < ${places.label.toLowerCase()}`,
    otherwise: places === undefined ? null : words.commerce.soldOut(),
    once: false,
    effects: [`add ${record.one}: ${by.label.toLowerCase()} = this`],
    done: null,
    by: null,
  };
}
