import { readText } from "../saved";
import type { Pictogram } from "../scenes";
import type { Drawings, Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";

const DRAWN = "drawn:";

/** A picture from the device as a small data URL, one of the drawings as `drawn:<name>`, or an empty text. */
export function picture({ drawn, ...options }: FieldOptions & { drawn?: Drawings }): Field<string> {
  const pictureIn = (saved: unknown): string => {
    const text = readText(saved);
    // Only pictures that are kept here themselves are shown: no address of another place.
    return text.startsWith("data:image/") || drawnIn(text, drawn) !== undefined ? text : "";
  };
  return {
    ...textOfKind("picture", options),
    drawn,
    filter: null,
    orders: [],
    revive: pictureIn,
    parse: ([entered = ""]) => ({ value: pictureIn(entered) }),
    format: () => "",
    groupsOf: () => [],
    searchTexts: () => [],
  };
}

/** The drawing that a picture is; undefined for one from the device. */
export function drawnIn(value: string, drawn: Drawings | undefined): Pictogram | undefined {
  return value.startsWith(DRAWN) ? drawn?.[value.slice(DRAWN.length)] : undefined;
}
