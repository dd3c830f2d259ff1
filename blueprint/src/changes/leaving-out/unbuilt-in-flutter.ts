import { flutterLacks } from "../../project/files/flutter/write-flutter-project.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { withoutParts } from "./parts-of.ts";
import type { UnbuiltOnPhones } from "./unbuilt-on-phones.ts";

/** Leaves out what apps made with Flutter cannot have yet, and says what their rows are left without. */
export function unbuiltInFlutter(blueprint: Blueprint): UnbuiltOnPhones {
  const { parts } = flutterLacks(blueprint);
  const kept = parts.length === 0 ? blueprint : withoutParts(blueprint, new Set(parts));
  const { parts: lacking, details, fields } = flutterLacks(kept);
  return { parts, blueprint: lacking.length === 0 ? kept : null, details, fields };
}
