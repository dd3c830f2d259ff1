// The guide to the form beyond its example, made of the same definitions as the schema: the types of fields, the members of
// a thing and of a section, the kinds of abilities. A small window is offered less.
import { type AbilityKind, abilityKinds, UNBUILT } from "./abilities/ability-kinds.ts";
import type { SketchMember } from "./form/member.ts";
import { sectionMembers } from "./pages/section-members.ts";
import { fieldMembers } from "./things/records/field-members.ts";
import { THINGS_MAX } from "./sketch.ts";
import { rolesMember } from "./roles/sketch-role.ts";
import { SketchFieldType } from "./things/sketch-field.ts";
import { thingMembers } from "./things/thing-members.ts";

/** The parts of the instructions, each a line or a list of lines. */
export interface SketchGuide {
  types: string;
  /** The further members of a field. */
  fields: string;
  /** The further members of a thing. */
  things: string;
  /** The kinds of abilities with the fields that each can name. */
  abilities: string;
  /** The most things. */
  thingsMax: string;
  /** What a section of a page can hold. */
  sections: string;
}

/** The guide for a model; a short one where its window is small. */
export function sketchGuide({ isShort }: { isShort: boolean }): SketchGuide {
  const lines = (members: readonly SketchMember[]): string =>
    members
      .filter(({ guide }) => guide.text !== "" && (!isShort || guide.isShort))
      .map(({ guide }) => `- ${guide.text}`)
      .join("\n");
  return {
    types: SketchFieldType.options.join(", "),
    fields: lines(fieldMembers),
    things: lines([...thingMembers, rolesMember]),
    abilities: isShort ? abilityKinds.map(({ kind }) => kind).join(", ") : linesOfAbilities(),
    sections: lines(sectionMembers),
    thingsMax: String(THINGS_MAX),
  };
}

/** The kinds of abilities, those together that need the same. */
function linesOfAbilities(): string {
  const needs = [...new Set(abilityKinds.map(needsOf))];
  return needs
    .map((need) => {
      const kinds = abilityKinds
        .filter((one) => needsOf(one) === need)
        .map(({ kind, meaning }) => (meaning === "" ? kind : `${kind} (${meaning})`));
      return `- ${need === "" ? "" : `${need}: `}${[...kinds, ...(need === NO_THING ? [UNBUILT] : [])].join(", ")}`;
    })
    .join("\n");
}

/** Types of fields that have a name together. */
const TYPES_TOGETHER: ReadonlyMap<string, string> = new Map([
  ["number money percent duration rating", "a number"],
  ["choice tags reference references boolean text date datetime", "no number"],
  ["choice tags reference references anyReference boolean text", "neither number nor date"],
  ["choice tags reference references boolean date datetime", "neither number nor text"],
  ["date datetime", "a date"],
  ["number money", "number or money"],
]);

const NO_THING = "no thing";

/** What a kind is about beside a thing: fields of it with their types. What it can do without has a question mark. */
function needsOf({ thing, options, said }: AbilityKind): string {
  const fields = options.map(({ option, types, isNeeded }) => {
    const called = TYPES_TOGETHER.get(types.join(" ")) ?? types.join(", ");
    return `${option}${isNeeded ? "" : "?"}${called === "" ? "" : ` (${called})`}`;
  });
  return thing === "none" ? NO_THING : [...(thing === "needed" ? [] : ["thing?"]), ...fields, ...said].join(", ");
}
