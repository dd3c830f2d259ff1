import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** A phone number: digits, with spaces and signs as people write them. */
export function phone(options: FieldOptions): Field<string> {
  return textOfKind("phone", options, (value) =>
    /^\+?[\d\s()/.-]*$/.test(value) && /\d.*\d.*\d/.test(value)
      ? null
      : words.enterAPhoneNumberSuch,
  );
}
