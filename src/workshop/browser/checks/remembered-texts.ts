import type { CheckStep } from "@atelier/blueprint";

/** Values that earlier steps of the check stored under a name. */
export interface Remembered {
  counts: ReadonlyMap<string, number>;
  texts: ReadonlyMap<string, string>;
}

const SLOT = /\{\{\s*([^{}]+?)\s*\}\}/g;

function filled<Value>(value: Value, remembered: Remembered): Value;
function filled(value: unknown, remembered: Remembered): unknown {
  const { counts, texts } = remembered;
  if (typeof value === "string")
    return value.includes("{{")
      ? value.replace(SLOT, (slot, name: string) => texts.get(name) ?? counts.get(name)?.toString() ?? slot)
      : value;
  if (Array.isArray(value)) return value.map((part: unknown) => filled(part, remembered));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, remembered)]));
}

/**
 * Puts what was remembered in the place of `{{name}}` in every text of a step. A name that nothing was remembered under stays as
 * it is: it may be the app's own placeholder.
 */
export const fillIn = <Step extends CheckStep>(step: Step, remembered: Remembered): Step => filled(step, remembered);

/** The names in the slots of a step's texts, remembered or not. */
export const slotsIn = (step: object): string[] => [...JSON.stringify(step).matchAll(SLOT)].map(([, name = ""]) => name);
