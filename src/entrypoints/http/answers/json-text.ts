import { entityTag } from "./entity-tag.ts";

/** A body as it is sent, and its entity tag if that is known. */
interface BodyText {
  bytes: string | Uint8Array;
  tag: string | null;
}

/** The objects that are answered more than once, with their texts. */
const repeated = new WeakMap<object, BodyText | null>();

/** Notes that this object is answered more than once and never changed, so that its text is made once. Returns it. */
export function answeredAgain<Json extends object>(json: Json): Json {
  if (!repeated.has(json)) repeated.set(json, null);
  return json;
}

/** The text of a JSON body. */
export function jsonText(json: unknown): BodyText {
  const known = typeof json === "object" && json !== null ? repeated.get(json) : undefined;
  if (known) return known;
  const text = JSON.stringify(json);
  if (known === undefined || typeof json !== "object" || json === null) return { bytes: text, tag: null };
  const made = { bytes: Buffer.from(text), tag: entityTag(text) };
  repeated.set(json, made);
  return made;
}
