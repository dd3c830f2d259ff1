// What rows of a thing show of themselves where they are small: on cards, in lists and in tables.
import { z } from "zod";
import type { Field } from "../../../schema/entity.ts";
import { asList, asWordsUpTo, plainName } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const FIELDS_MAX = 8;
const CHARACTERS_MAX = 60;

/** Labels of fields, the most important first; none where the app chooses. */
export const SketchShows = z.array(z.string().trim().min(1).max(CHARACTERS_MAX)).max(FIELDS_MAX).default([]);

/** The member `shows` of a thing. */
export const showsMember: SketchMember = {
  key: "shows",
  otherNames: ["shown", "cardFields", "display"],
  guide: {
    text: '"shows": ["State", "Price"]: what cards and tables show beside the name.',
    isShort: false,
  },
  read: (said) =>
    asList(said)
      .map((label) => asWordsUpTo(label, CHARACTERS_MAX))
      .filter((label) => label !== "")
      .slice(0, FIELDS_MAX),
};

/** The ids of the fields that are named, and the labels that no field has. */
export function shownFields(fields: readonly Field[], labels: readonly string[]): { shows: string[]; unknown: string[] } {
  const named = labels.map((label) => ({ label, field: fields.find((one) => plainName(one.label) === plainName(label)) }));
  return {
    shows: [...new Set(named.flatMap(({ field }) => field?.id ?? []))],
    unknown: named.flatMap(({ label, field }) => (field === undefined ? [label] : [])),
  };
}
