// Finds the field of a known thing that a noun means: by its label, its id or its other words.
import { slugOf, type ThingField } from "../../../../knowledge/field.ts";
import { singular } from "../../../../knowledge/words/inflect.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import type { Mention } from "../../parsed-prompt.ts";

/** "Who came each Tuesday". */
const EACH_TIME = / (?:each|every) \S+$/;

/** The natural field that a noun phrase means for a thing, or null. */
export function knownField(mention: Mention, noun: NounPhrase): ThingField | null {
  const fields = mention.thing?.fields ?? [];
  const keys = [noun.low, noun.key, withoutOwner(noun.key, mention), noun.low.replace(EACH_TIME, "")];
  const exact = fields.find((field) =>
    keys.some((key) => field.id === slugOf(key) || field.id === slugOf(noun.low) || singular(field.label.toLowerCase()) === key),
  );
  return exact ?? fields.find((field) => keys.some((key) => field.words.includes(key))) ?? null;
}

/** The field of a known thing that has a noun as one of its choices: the "morning" of a medication is when it is taken. */
export function fieldWithChoice({ thing }: Mention, { low, key }: NounPhrase): ThingField | null {
  const names = new Set([low, key]);
  return thing?.fields.find(({ options }) => options?.some((option) => names.has(option.toLowerCase()))) ?? null;
}

/** "plant name" of a plant is its name. */
function withoutOwner(key: string, mention: Mention): string {
  const owner = `${mention.one} `;
  const last = `${mention.one.split(" ").at(-1) ?? ""} `;
  if (key.startsWith(owner)) return key.slice(owner.length);
  return key.startsWith(last) ? key.slice(last.length) : key;
}
