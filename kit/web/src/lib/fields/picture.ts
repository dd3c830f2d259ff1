import { readText } from "../saved";
import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

/** A picture from the device as a small data URL, or an empty text. */
export function picture(options: FieldOptions): Field<string> {
  return {
    ...textOfKind("picture", options),
    filter: null,
    orders: [],
    revive: pictureIn,
    parse: ([entered = ""]) => ({ value: pictureIn(entered) }),
    format: () => "",
    groupsOf: () => [],
    searchTexts: () => [],
  };
}

/** Only pictures that are kept here themselves are shown: no address of another place. */
function pictureIn(saved: unknown): string {
  const text = readText(saved);
  return text.startsWith("data:image/") ? text : "";
}
