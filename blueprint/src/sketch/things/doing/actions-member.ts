// What people do with a row by a button.
import { z } from "zod";
import { asFlag, asItems, asValues, asWords, asWordsOrNull, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import { readAudience, SketchAudience } from "../../roles/audience.ts";

const ACTIONS_MAX = 6;
const SENTENCE_CHARACTERS_MAX = 240;

/** A field that is asked for: its label, a type and a unit, or the thing that it refers to; of a field of the rows that are added, the label alone. */
export const SketchAsked = z.strictObject({
  label: z.string().trim().min(1).max(60),
  type: z.string().trim().max(20).nullable().default(null),
  of: z.string().trim().max(60).nullable().default(null),
  options: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
});
export type SketchAsked = z.infer<typeof SketchAsked>;

/** An action: what its button says, what is asked for, its condition with what is said where it does not hold, and what it changes. */
export const SketchAction = z.strictObject({
  verb: z.string().trim().min(1).max(40),
  asks: z.array(SketchAsked).max(6).default([]),
  when: z.string().trim().max(300).nullable().default(null),
  otherwise: z.string().trim().max(SENTENCE_CHARACTERS_MAX).nullable().default(null),
  /** Each person once: with a row, or with those that refer to the same row of the thing or by the field that is named. */
  once: z.union([z.boolean(), z.string().trim().min(1).max(60)]).default(false),
  effects: z.array(z.string().trim().min(1).max(400)).min(1).max(8),
  done: z.string().trim().max(SENTENCE_CHARACTERS_MAX).nullable().default(null),
  by: SketchAudience.nullable().default(null),
});
export type SketchAction = z.infer<typeof SketchAction>;

/** The actions of a thing; none for most. */
export const SketchActions = z.array(SketchAction).max(ACTIONS_MAX).default([]);

/** Effects in one text or a list of them. */
export function readStatements(said: unknown): string[] {
  return (Array.isArray(said) ? said : [said]).map(asWords).filter((one) => one !== "");
}

function readAsked(said: unknown): unknown {
  const values = asValues(said);
  if (values === null) {
    const [label = "", type] = asWords(said).split(/\s*:\s*/);
    return { label, type: asWordsOrNull(type, 20), of: null, options: [] };
  }
  const options: unknown = pick(values, "options");
  return {
    label: asWords(pick(values, "label", "name", "field")),
    type: asWordsOrNull(pick(values, "type"), 20),
    of: asWordsOrNull(pick(values, "of", "thing"), 60),
    options: (Array.isArray(options) ? options : []).map(asWords).filter((one) => one !== ""),
  };
}

/** `true`, `1`, `per person`, or what it is once for: `poll`, `per poll`. */
function readOnce(said: unknown): boolean | string {
  const words = asWords(said)
    .replace(/^(?:once )?(?:per|for each|for|each|a) /i, "")
    .slice(0, 60);
  return asFlag(said) ?? (/^(?:|0|false)$/i.test(words) ? false : /^(?:1|person|user)$/i.test(words) ? true : words);
}

function readAction(said: unknown): unknown {
  const values = asValues(said) ?? {};
  return {
    verb: asWordsUpTo(pick(values, "verb", "label", "button", "title", "name"), 40),
    asks: asItems(pick(values, "asks", "ask", "inputs", "fields")).map(readAsked),
    when: asWordsOrNull(pick(values, "when", "if", "condition"), 300),
    otherwise: asWordsOrNull(pick(values, "otherwise", "else", "message"), SENTENCE_CHARACTERS_MAX),
    effects: readStatements(pick(values, "effects", "then", "does", "changes") ?? []).slice(0, 8),
    done: asWordsOrNull(pick(values, "done", "confirmation", "says"), SENTENCE_CHARACTERS_MAX),
    once: readOnce(pick(values, "once", "oncePer", "onlyOnce", "oncePerPerson", "perPerson", "unique")),
    by: readAudience(pick(values, "by", "who", "allowed")),
  };
}

/** The member `actions` of a thing. */
export const actionsMember: SketchMember = {
  key: "actions",
  otherNames: ["buttons", "operations"],
  guide: {
    text: '"actions": buttons of a row, for whoever sees it: "verb"; "by"; "asks": fields of the added thing, or "Amount: number"; "when" a formula with "otherwise"; "once": true, or "poll": each person once per row, or per poll; "effects" as above and "add order: product = this" (what is asked, me and now fill in by themselves), "prize = random(prizes)"; "done".',
    isShort: false,
  },
  read: (said) =>
    asItems(said)
      .slice(0, ACTIONS_MAX)
      .map(readAction)
      .filter((one) => SketchAction.safeParse(one).success),
};
