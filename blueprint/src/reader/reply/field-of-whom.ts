// "A milk log for 14 goats", "a practice diary for my violin students": each entry is of one of them, so it has a field for which.
import { isMeasure } from "../../knowledge/field-nouns.ts";
import { slugOf } from "../../knowledge/field.ts";
import { templatesByNoun } from "../../knowledge/entity-templates.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { singularWord } from "../../knowledge/words/inflect.ts";
import type { Entity, Field } from "../../schema/entity.ts";
import type { Reading } from "../../schema/reading.ts";
import { labelOf } from "../draft/draft-field.ts";
import { meansPeople, nounKind } from "../text/noun-kind.ts";
import { quote, sentencesOf, type Token } from "../text/token.ts";

const NOUN_WORDS_MAX = 3;

/** The reading with a field for which of several things each entry of its only list is of, where its text says of which. */
export function fieldOfWhom(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions" || reading.blueprint.kind !== "tool") return reading;
  const [entity, ...others] = reading.blueprint.entities;
  const nouns = sentencesOf(text).flatMap(({ tokens }) => severalIn(tokens))[0];
  const last = nouns?.at(-1);
  if (entity === undefined || others.length > 0 || nouns === undefined || last === undefined || isKnown(entity, last.one)) return reading;
  const label = labelOf([...nouns.slice(0, -1).map(({ low }) => low), last.one].join(" "));
  const isStated = ({ id }: Field): boolean => reading.understood.some(({ became }) => became.includes(`${entity.id}.${id}`));
  const { fields, field } = withField(entity, label, isStated);
  const understood = { phrase: quote(text, nouns), became: [`${entity.id}.${field}`] };
  return {
    ...reading,
    blueprint: { ...reading.blueprint, entities: [{ ...entity, fields }] },
    understood: [...reading.understood, understood],
    notUnderstood: reading.notUnderstood.filter((phrase) => !` ${understood.phrase} `.includes(` ${phrase} `)),
  };
}

/** The fields with one of this label: the name that nobody asked for, or one behind the name. */
function withField(
  { fields, titleField, name }: Entity,
  label: string,
  isStated: (field: Field) => boolean,
): { fields: Field[]; field: string } {
  const [title, ...others] = fields;
  const isUnsaid = title !== undefined && title.id === titleField && /^(?:name|title)$/.test(title.id) && !isStated(title);
  if (isUnsaid && isNameless(name.one)) {
    const { placeholder: _placeholder, ...plain } = title;
    return { fields: [{ ...plain, label }, ...others], field: title.id };
  }
  const id = slugOf(label);
  return { fields: fields.toSpliced(1, 0, { id, label, type: "text", required: false }), field: id };
}

/** Whether what the rows are has no name of its own, as temperatures, feedings and entries; badges and books have one. */
function isNameless(one: string): boolean {
  return one === "entry" || (!templatesByNoun.has(one) && (isMeasure(one) || nounKind(one) === "event"));
}

/** The nouns for several of a kind behind "log for": "violin students"; none where there are none. */
function severalIn(tokens: readonly Token[]): (readonly Token[])[] {
  const at = tokens.findIndex(({ low }, index) => low === "for" && isTracking(tokens[index - 1]?.one));
  const leading = tokens.slice(at + 1).findIndex(({ low }) => !isCounting(low));
  if (at < 0 || leading < 1) return [];
  const behind = tokens.slice(at + 1 + leading);
  const names = (token: Token, index: number): boolean => isNaming(token, behind[index + 1]) || (index === 0 && isMany(token));
  const end = behind.findIndex((token, index) => !names(token, index) || lexicon.is(token.low, "preposition"));
  const nouns = behind.slice(0, end < 0 ? undefined : end);
  const last = nouns.at(-1);
  const isSeveral = last !== undefined && isMany(last) && nouns.length <= NOUN_WORDS_MAX;
  if (!isSeveral || lexicon.is(last.one, "period")) return [];
  // "A log for the volunteers" is for them to write in.
  const isPeople = meansPeople(last.one) || nounKind(last.one) === "person";
  return tokens[at + 1]?.low === "the" && isPeople ? [] : [nouns];
}

/** Whether it has one entry after another: a diary, a chart. */
const isTracking = (one: string | undefined): boolean => lexicon.is(one, "diary-noun") || lexicon.is(one, "tracker-noun");

/** "My", "our four", "14". */
const isCounting = (low: string): boolean => /^(?:my|our|the|\d+)$/.test(low) || lexicon.is(low, "count-word");

/** Whether it could be a noun in the plural: "gardens", which may be a verb as well. */
const isMany = ({ low, one }: Token): boolean => low !== one && singularWord(low) === one;

/** A noun or an adjective, or another word for a kind before a noun: "foster" children. */
function isNaming({ speech, low, one }: Token, next: Token | undefined): boolean {
  return speech === "noun" || speech === "adjective" || (speech === "verb" && low === one && next?.speech === "noun");
}

/** Whether the entries are those things themselves, or say already which it is. */
function isKnown({ name, fields }: Entity, one: string): boolean {
  const names = [name.one, ...fields.map(({ label }) => label.toLowerCase())].flatMap((said) => said.split(" ").map(singularWord));
  return names.includes(one);
}
