// A field proves that something is typed and kept, and no rule: "what is owed per street" as a box to fill in works nothing out.
import { fieldNoun } from "../../knowledge/field-nouns.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { pluralWord, singularWord } from "../../knowledge/words/inflect.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Field } from "../../schema/entity.ts";
import type { Understood } from "../../schema/reading.ts";
import { sentencesOf, type Token } from "../text/token.ts";

const TYPED: ReadonlySet<Field["type"]> = new Set(["text", "number", "money", "duration", "date", "time", "lines", "paragraph"]);

/** The words of a phrase that say how something is worked out or done, where it became fields that somebody types, and nothing else. */
export function typedRules(blueprint: Blueprint, { phrase, became }: Understood): string[] {
  const fields = became.map((id) => fieldOf(blueprint, id));
  const isTyped = fields.length > 0 && fields.every((field) => field !== null && field.formula === undefined && TYPED.has(field.type));
  if (!isTyped) return [];
  const tokens = sentencesOf(phrase).flatMap((sentence) => sentence.tokens);
  return tokens.filter((token, at) => isRule(token, tokens.slice(0, at), tokens[at + 1])).map(({ low }) => low);
}

function fieldOf({ entities }: Blueprint, id: string): Field | null {
  const entity = entities.find((one) => id.startsWith(`${one.id}.`));
  return entity?.fields.find((field) => `${entity.id}.${field.id}` === id) ?? null;
}

function isRule({ low }: Token, before: readonly Token[], next: Token | undefined): boolean {
  if (lexicon.is(low, "reckoning-word")) return true;
  // "A running total of value", "by what needs doing first".
  if (low === "total" && next !== undefined) return lexicon.is(next.low, "preposition") || before.some((token) => token.low === "running");
  if (low === "by" && before.length === 0) return next?.low === "what" || next?.low === "who";
  if (lexicon.is(low, "operation-word")) return before.length > 0 && next !== undefined && !lexicon.is(next.low, "preposition");
  return /^(?:per|each|every)$/.test(low) && next !== undefined && !isRate(before, next);
}

const isAmount = (words: string): boolean =>
  fieldNoun(words) !== null ||
  (["unit", "unit-in-list"] as const).some((kind) => [words, pluralWord(words)].some((form) => lexicon.is(form, kind)));

/** "Price per night", "eggs per day", "price each": what is typed is so much for one. */
function isRate(before: readonly Token[], next: Token): boolean {
  const measured = before.map(({ low }, at) => (at === before.length - 1 ? singularWord(low) : low)).join(" ");
  const isPlain = before.length > 0 && before.length <= 2;
  return isPlain && (lexicon.is(next.one, "period") || [measured, next.one].some(isAmount));
}
