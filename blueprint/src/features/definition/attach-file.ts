// Files that a check gives to a field, as a person would choose them from their device.
import type { CheckStep, Target } from "../../schema/check.ts";

/** A picture of one point, PNG, as Base64. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Chooses a file with this text for the field; `type` is its media type. */
export function attachText(target: Target, file: { name: string; type: string; text: string }): CheckStep {
  const bytes = new TextEncoder().encode(file.text);
  return { do: "attach", target, name: file.name, type: file.type, content: btoa(String.fromCharCode(...bytes)) };
}

/** Chooses a small picture for the field. */
export function attachPicture(target: Target): CheckStep {
  return { do: "attach", target, name: "dot.png", type: "image/png", content: PICTURE };
}
