import { expoLacks } from "../../project/files/expo/write-expo-project.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { partsOf, withoutParts } from "./parts-of.ts";

/** What of an app cannot be built for phones yet. */
export interface UnbuiltOnPhones {
  /** The ids of the parts that are left out, as `describePart` speaks of them. */
  parts: string[];
  /** The app without them; null where something remains that the kit for phones does not have. */
  blueprint: Blueprint | null;
  /** In words, what rows are left without. */
  details?: string[];
  /** The fields that rows are left without, as `entity.field`. */
  fields?: string[];
}

/** Leaves out, one after another, the parts without which an app needs less that the kit for phones does not have yet. */
export function unbuiltOnPhones(blueprint: Blueprint): UnbuiltOnPhones {
  const parts: string[] = [];
  let kept = blueprint;
  let lacking = expoLacks(kept).length;
  for (const id of partsOf(blueprint)) {
    if (lacking === 0) break;
    const without = withoutParts(kept, new Set([id]));
    const lackingWithout = expoLacks(without).length;
    if (lackingWithout >= lacking) continue;
    parts.push(id);
    kept = without;
    lacking = lackingWithout;
  }
  return { parts, blueprint: lacking === 0 ? kept : null };
}
