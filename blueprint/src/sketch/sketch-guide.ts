// The guide to the form beyond its example, made of the same definitions as the schema: the types of fields, the members of
// a thing and of a section, the kinds of abilities. A small window is offered less.
import { type AbilityKind, abilityKinds, UNBUILT } from "./abilities/ability-kinds.ts";
import type { SketchMember } from "./form/member.ts";
import { sectionMembers } from "./pages/section-members.ts";
import { fieldMembers } from "./things/records/field-members.ts";
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
  /** What a section of a page can hold. */
  sections: string;
}

/** The guide for a model; a short one where its window is small. */
export function sketchGuide({ isShort }: { isShort: boolean }): SketchGuide {
  const lines = (members: readonly SketchMember[]): string =>
    members
      .filter(({ guide }) => !isShort || guide.isShort)
      .map(({ guide }) => `- ${guide.text}`)
      .join("\n");
  return {
    types: SketchFieldType.options.join(", "),
    fields: lines(fieldMembers),
    things: lines(thingMembers),
    abilities: isShort
      ? abilityKinds.map(({ kind }) => kind).join(", ")
      : [...abilityKinds.map(lineOf), `- ${UNBUILT}: a wish that none of these fulfils`].join("\n"),
    sections: lines(sectionMembers),
  };
}

function lineOf({ kind, meaning, thing, options }: AbilityKind): string {
  const fields = options.map(
    ({ option, types, isNeeded }) => `${option}${isNeeded ? "" : "?"}${types.length === 0 ? "" : ` (${types.join(", ")})`}`,
  );
  const about = thing === "none" ? [] : [thing === "needed" ? "thing" : "thing?", ...fields];
  return `- ${kind}: ${meaning}${about.length === 0 ? "" : `; ${about.join(", ")}`}`;
}
