// When people are notified, as a model says it: a word for what happens, the name of a field, or a condition.
import { z } from "zod";
import type { NotifyFeature } from "../../../features/community/notify/notify-schema.ts";
import { readData } from "../../../knowledge/data/data-files.ts";
import { parseExpression } from "../../../model/formula/parse-expression.ts";
import { printFormula } from "../../../model/formula/print-formula.ts";
import { entityOf, type DraftEntity } from "../../../reader/draft/plan.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { fieldNamed } from "../../drafting.ts";
import { plainName } from "../../form/lenient.ts";

/** When people are notified, in the form of the blueprint. */
export type OccasionRead = Pick<NotifyFeature, "when" | "field" | "value" | "condition">;

const NONE = { field: null, value: null, condition: null } as const;

const Beginnings = z.array(z.string());
/** How words begin that say when people are notified. */
const beginnings = readData(
  "fields/sketch/occasions.json",
  z.strictObject({ added: Beginnings, answered: Beginnings, due: Beginnings, changed: Beginnings }),
);

const says = (occasion: keyof typeof beginnings, words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => beginnings[occasion].some((beginning) => word.startsWith(beginning)));

/** Reads when people are notified of rows of an entity, or says what is wrong. */
export function readOccasion(said: string | null, entity: DraftEntity, all: readonly DraftEntity[]): OccasionRead | { problem: string } {
  if (said === null || said === "") return { when: "added", ...NONE };
  const field = fieldNamed(entity, said.replace(/\s+(?:changes?|is changed|comes?|is reached)$/i, ""));
  if (field !== undefined) return ofField(field);
  const [, label = "", value = ""] = /^(.+?)\s*(?:=|\bis\b|\bbecomes\b|->|→|:)\s*(.+)$/i.exec(said) ?? [];
  const state = fieldNamed(entity, label.replace(/^(?:the|its)\s+/i, ""));
  const option = state?.options?.find((one) => plainName(one) === plainName(value));
  if (state !== undefined && option !== undefined) return { ...NONE, when: "changed", field: state.id, value: option };
  const read = parseExpression(all.map(wholeOf), wholeOf(entity), { formula: said });
  if (!("problem" in read) && read.type === "boolean") return { ...NONE, when: "met", condition: printFormula(read) };
  return (
    ofWords(said, entity) ?? {
      problem: `“when” “${said}” of “${entity.mention.one}” is neither added, commented, a field nor a formula that comes to yes or no.`,
    }
  );
}

const isDay = ({ type }: Field): boolean => type === "date" || type === "datetime";

function ofField(field: Field): OccasionRead {
  return { ...NONE, when: isDay(field) ? "due" : "changed", field: field.id };
}

function ofWords(said: string, { fields }: DraftEntity): OccasionRead | null {
  const named = fields.find(
    ({ type, options = [] }) => type === "choice" && options.some((option) => plainName(option) === plainName(said)),
  );
  if (named !== undefined)
    return {
      ...NONE,
      when: "changed",
      field: named.id,
      value: named.options?.find((option) => plainName(option) === plainName(said)) ?? null,
    };
  const day = fields.find((field) => isDay(field) && says("due", field.label)) ?? fields.find(isDay);
  if (says("due", said) && day !== undefined) return ofField(day);
  if (says("answered", said)) return { ...NONE, when: "answered" };
  if (says("added", said)) return { ...NONE, when: "added" };
  return says("changed", said) ? { ...NONE, when: "changed" } : null;
}

const wholeOf = (entity: DraftEntity): Entity => ({ ...entityOf(entity), samples: [] });
