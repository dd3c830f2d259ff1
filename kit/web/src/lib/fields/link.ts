import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** The address of a page. Only http and https are accepted, so that a saved link cannot run code. */
export function link(options: FieldOptions): Field<string> {
  const field = textOfKind("link", options, (value) =>
    safeUrl(value) === null ? words.enterAnAddressThatBegins : null,
  );
  return { ...field, revive: (saved) => safeUrl(field.revive(saved)) ?? "" };
}

/** The address if it is one of the web; null otherwise. */
export function safeUrl(text: string): string | null {
  try {
    return /^https?:$/.test(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}
