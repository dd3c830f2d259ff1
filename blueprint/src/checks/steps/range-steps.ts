// Narrowing a list to numbers between two others: fewer rows and the right ones, until the range is cleared.
import type { CheckStep, Target } from "../../schema/check.ts";
import type { FieldModel } from "../../model/entity-model.ts";
import { NUMBER_TYPES } from "../../model/fields.ts";
import { say } from "../../project/words/say.ts";
import { expectRows, type Place } from "../place.ts";
import { numberOf, sampleValues } from "../samples.ts";
import { countedSteps } from "./list-words.ts";
import type { WalkStep } from "./walk.ts";

/** Whether a list is narrowed by a field between two numbers. */
export function isRange({ type }: FieldModel): boolean {
  return NUMBER_TYPES.has(type) && type !== "rating";
}

/** A greatest value leaves the rows up to it, together with the same least value those that have it, and cleared all of them. */
export function rangeSteps(place: Place, field: FieldModel): WalkStep[] {
  const { model } = place;
  const within: Target = { role: "search", name: say.general.list(model.entity.name) };
  const box = (name: string): Target => ({ role: "spinbutton", name, exact: true, within });
  const [least, most] = [box(say.general.rangeFrom({ label: field.label })), box(say.general.rangeTo({ label: field.label }))];
  const offered: CheckStep[] = [
    { do: "open", path: place.home },
    { do: "expectVisible", target: least },
    { do: "expectVisible", target: most },
  ];
  const values = sampleValues(model, field).map(numberOf);
  const known = values.filter((value) => value !== null).toSorted((left, right) => left - right);
  const middle = known[Math.floor((known.length - 1) / 2)];
  if (middle === undefined || field.isUnpredictable === true) return offered;
  const counted = (passes: (value: number) => boolean): CheckStep[] => {
    const count = known.filter(passes).length;
    return [expectRows(place, count), countedSteps(place, count)];
  };
  return [
    ...offered,
    { do: "fill", target: most, value: String(middle) },
    ...counted((value) => value <= middle),
    { do: "fill", target: least, value: String(middle) },
    ...counted((value) => value === middle),
    { do: "click", target: { role: "button", name: say.general.clear(), exact: true } },
    expectRows(place, model.rows.length),
    { shows: place.home },
  ];
}
