// What figures say of a list beside its totals: how many of its rows are marked, and what is still to be paid: rows with a sum of money that says of each row whether it is settled, by a yes or no ("Paid") or
// by a state ("Draft, Sent, Paid").
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { markWords } from "../fields.ts";
import { capabilitiesOf, type EntityModel, type FieldModel, fieldOf } from "../entity-model.ts";
import type { FigureCapability } from "../project-model.ts";

/** The field that tells whether a row is settled, its values for which nothing is owed, and the one that says that it is paid. */
export interface Settling {
  field: FieldModel;
  values: readonly (string | boolean)[];
  paid: string | boolean;
}

/** How rows of this total are settled; null where it is no sum of money or nothing tells. */
export function settlingOf(model: EntityModel, capability: FigureCapability): Settling | null {
  const { measure, field } = capability;
  if (!isOverAll(capability) || measure !== "sum" || field === null) return null;
  const { type, label } = fieldOf(model, field);
  // Of what was paid nothing is still to be paid.
  return type === "money" && !lexicon.names(label, "settled-state") ? settledBy(model) : null;
}

/** How rows of the entity are settled; null where nothing tells. */
export function settledBy(model: EntityModel): Settling | null {
  const isSettled = (words: string): boolean => lexicon.is(words, "settled-state");
  // "Rent paid" says it of a part, "Not paid" the contrary.
  const endsSettled = (label: string): boolean =>
    isSettled(label.split(" ").at(-1) ?? "") && !lexicon.is(label.split(" ")[0]?.toLowerCase(), "denying-word");
  const flag = model.fields.find((one) => one.type === "boolean" && (endsSettled(one.label) || isSettled(markWords(one).on)));
  if (flag !== undefined) return { field: flag, values: [true], paid: true };
  const state = model.fields.find(({ type, options = [] }) => type === "choice" && options.some(isSettled));
  const paid = state?.options?.find(isSettled);
  if (state === undefined || paid === undefined) return null;
  return { field: state, values: (state.options ?? []).filter((option) => isSettled(option) || lexicon.is(option, "void-state")), paid };
}

/** The mark whose rows are counted beside the number of all: "Packed: 4 of 10". Null where none is switched in the list. */
export function markCounted(model: EntityModel, capability: FigureCapability): FieldModel | null {
  const [mark] = isOverAll(capability) && capability.measure === "count" ? capabilitiesOf(model, "mark") : [];
  return mark === undefined ? null : fieldOf(model, mark.field);
}

const isOverAll = (capability: FigureCapability): boolean => capability.kind === "total" && capability.where === undefined;
