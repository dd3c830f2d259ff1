// The fields of requests. A validation error is a sentence that names the field and says what to send. Rules that only
// our own checks enforce are documented in JSON Schema (`meta`), as strictly as it can express them.
import { z } from "zod";
import { readUuid } from "../../../../lib/ids.ts";

const NUL = "\u0000";
const NIL_UUID = "00000000-0000-0000-0000-000000000000";
// At least one character that is not white space, and no U+0000.
const NOT_BLANK = "^\\s*[^\\s\\u0000][^\\u0000]*$";
const UUID_PATTERN = "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$";
const number = new Intl.NumberFormat("en");

/** A text field: its name, its description, its maximum length in characters, and what to send instead of an invalid one. */
export interface TextField {
  name: string;
  description: string;
  charactersMax: number;
  send: string;
}

/** A string that is not blank, not too long (in Unicode code points), and storable as text. */
export function text({ name, description, charactersMax, send }: TextField) {
  return z
    .string(required(name, "a string", send))
    .superRefine((value, context) => {
      const fault = textFault(value, charactersMax);
      if (fault !== null) context.addIssue({ code: "custom", message: `${name} ${fault}: ${send}` });
    })
    .meta({ description, minLength: 1, maxLength: charactersMax, pattern: NOT_BLANK });
}

function textFault(value: string, charactersMax: number): string | null {
  if (value.includes(NUL)) return "holds the character U+0000, which no text may hold";
  if (!value.isWellFormed()) return "holds half of a surrogate pair, which is no character";
  if (value.trim() === "") return "is blank";
  const characters = value.length <= charactersMax ? value.length : [...value].length;
  return characters > charactersMax ? `has ${number.format(characters)} characters` : null;
}

/** The id that a client gives its request: a UUID of any version but the nil one, in any case. */
export const requestId = z
  .string(required("requestId", "a string", "send a UUID such as 3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34."))
  .transform((value, context) => {
    const id = readUuid(value);
    if (id !== null) return id;
    const message = "requestId is not a UUID: send 32 hexadecimal digits as 8-4-4-4-12, and not all of them 0.";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .meta({
    description:
      "The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is sent again, nothing new is started, and the response describes the first request.",
    format: "uuid",
    pattern: UUID_PATTERN,
    not: { const: NIL_UUID },
  });

/** A JSON object with these fields and no others. */
export function body<Fields extends z.ZodRawShape>(fields: Fields, send: string) {
  const known = Object.keys(fields).join(", ");
  const choice = known === "" ? "There are no fields." : `The fields are ${known}.`;
  return z.strictObject(fields, {
    error: (issue) => {
      if (issue.code === "unrecognized_keys") return `${listKeys(issue.keys)} not known here. ${choice}`;
      return issue.input === undefined ? `The body is missing: ${send}` : `The body is not a JSON object: ${send}`;
    },
  });
}

function listKeys(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).map((key) => JSON.stringify(key.slice(0, 60).toWellFormed()));
  return `${shown.join(", ")} ${keys.length === 1 ? "is a field that is" : "are fields that are"}`;
}

/** An integer in a query: its name, its description, its bounds, and its default. */
export interface QueryNumber {
  name: string;
  description: string;
  least: number;
  most: number;
  otherwise: number;
}

/** An integer in a query, within bounds. */
export function queryNumber({ name, description, least, most, otherwise }: QueryNumber) {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  const message = `${name} is not one whole number: send ${range}, or leave it out for ${otherwise}.`;
  return z
    .string(message)
    .refine((digits) => /^[0-9]{1,16}$/.test(digits), message)
    .transform(Number)
    .pipe(z.number().min(least, `${name} is too small: send ${range}.`).max(most, `${name} is too large: send ${least} to ${most}.`))
    .default(otherwise)
    .meta({ description, type: "integer", minimum: least, maximum: most, default: otherwise });
}

function required(name: string, kind: string, send: string) {
  return {
    error: (issue: { input?: unknown }) => (issue.input === undefined ? `${name} is missing: ${send}` : `${name} is not ${kind}: ${send}`),
  };
}
