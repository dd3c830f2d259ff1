// The fields of a form, read from the words that ask for it: "with name, date of visit and diagnosis" are three. What a
// field holds is known by its name.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { slugOf } from "../../../../knowledge/field.ts";
import { partsOf } from "../../copy/named-lists.ts";
import { type FormField, formFieldSchema } from "../form-field-schema.ts";

type Kind = FormField["type"];

/** A field with an id from its label. */
export function formField(label: string, type: Kind, more: Partial<Pick<FormField, "required" | "options">> = {}): FormField {
  return { id: slugOf(label), label, type, required: type !== "file" && type !== "flag", ...more };
}

/** What asks who somebody is. */
const PERSONAL = /^(?:(?:your |full |first |last |sur)?name|e-?mail(?: address)?|phone(?: number)?|address|personal information)$/i;

/** Groups of fields that one word means. */
const GROUPS: readonly [RegExp, () => FormField[]][] = [
  [
    /^(?:personal|contact) (?:information|info|details|data)$/,
    () => [formField("Name", "text"), formField("E-mail", "email"), formField("Phone", "phone", { required: false })],
  ],
  [/^contact$/, () => [formField("E-mail", "email"), formField("Phone", "phone", { required: false })]],
  [/^credit status$/, () => [formField("Credit status", "choice", { options: ["Excellent", "Good", "Fair", "Poor", "I do not know"] })]],
  [/^(?:evidence|proof)$/, () => [formField("Evidence", "paragraph", { required: false }), formField("File", "file")]],
];

/** Names whose type is not what a list of rows would make of it. */
const types = readData(
  "features/form-fields.json",
  z.array(z.strictObject({ words: WordPattern, type: formFieldSchema.shape.type, options: z.array(z.string()).optional() })),
);

/** What the field of this name holds. */
export function fieldNamed(name: string): FormField[] {
  const key = name
    .toLowerCase()
    .replace(/^(?:their|your|the|a|an|his|her|own)\s+/, "")
    .trim();
  const group = GROUPS.find(([pattern]) => pattern.test(key));
  if (group) return group[1]();
  const label = key === "email" || key === "e-mail" ? "E-mail" : key.charAt(0).toUpperCase() + key.slice(1);
  const known = types.find(({ words }) => words.test(key));
  if (known) return [formField(label, known.type, known.options ? { options: known.options } : {})];
  return [formField(label, ...typeOf(key))];
}

function typeOf(key: string): [Kind, { options?: string[] }] {
  const noun = fieldNoun(key.replace(/s$/, "")) ?? fieldNoun(key);
  if (noun?.type === "date" || noun?.type === "time" || noun?.type === "number") return [noun.type, {}];
  if (noun?.type === "money") return ["amount", {}];
  if (noun?.type === "choice" && noun.options) return ["choice", { options: [...noun.options].slice(0, 12) }];
  return ["text", {}];
}

/** Where a list of fields begins. */
const BEGINNINGS = [
  /\bfields?\b[^.]{0,16}?(?::|such as|including|like|for)\s+([^.\n]+)/,
  /\b(?:with|including|such as|containing|asking for|asks for|collects?|collecting|requires?|requiring)\s+(?:the |their |his |her )?([^.\n]+)/,
  /\b(?:fill(?:ing)? (?:out|in)|input(?:ting)?|enter(?:ing)?|provid(?:e|ing)|submit(?:ting)?|leav(?:e|ing))\s+(?:the |their |a |an |his |her )?([^.\n]+)/,
];
/** The fields that a text lists, without those that name no field; none where it lists fewer than two. */
export function readFields(text: string): FormField[] {
  for (const beginning of BEGINNINGS) {
    const [, list = ""] = beginning.exec(text) ?? [];
    const upTo = list.split(/\b(?:through|using|via|so that|in order|which|that|to (?:the|get|receive|submit|be))\b/)[0] ?? "";
    const names = partsOf(upTo).filter((name) => name.split(" ").length <= 4 && !lexicon.names(name, "not-a-field"));
    const fields = distinct(names.flatMap(fieldNamed));
    if (fields.length >= 2) return fields.slice(0, 12);
  }
  return [];
}

/** Whether a label asks who somebody is. */
export const isPersonal = (label: string): boolean => PERSONAL.test(label);

/** Each field once, by its id. */
export function distinct(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ id }, at) => fields.findIndex((other) => other.id === id) === at);
}

/** Without what says who writes. */
export function withoutPerson(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ label, type }) => !PERSONAL.test(label) && type !== "email" && type !== "phone");
}
