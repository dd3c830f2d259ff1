// "Driving school: students, lessons, cars", "a thing for the parish with events": what the list is of, before the list.
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { actors, hollowWords, plainContainers } from "../../../lexicon/nouns.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import { businesses } from "../../product-kinds/products.ts";
import type { ParsedPrompt } from "../../parsed-prompt.ts";
import type { Piece } from "../piece-shape.ts";
import { isContainer } from "./read-head.ts";
import { knownThing } from "../things/known-thing.ts";

/** "Prices", "dates": a plural that measures is no list of its own. */
function isMeasure({ key }: NounPhrase): boolean {
  const type = fieldNoun(key)?.type ?? "text";
  return !actors.has(key) && !/^(?:text|lines|paragraph|choice|reference|tags)$/.test(type);
}

/** The noun that may be a scope: the whole piece, or whom something without another name is for ("a thing for the parish"). */
function scopeNoun(first: Piece): NounPhrase | null {
  const { head, after } = first;
  const isHollow = head.every(({ one, low }) => plainContainers.has(one) || hollowWords.has(low));
  if (after.size > 0) return isHollow && after.size === 1 ? (after.get("for") ?? null) : null;
  return first.verbs.things === null ? first.noun : null;
}

/** Whether what a list is joined with is of an organisation, or of one unknown thing. */
function isListed(noun: NounPhrase, [second, ...others]: readonly [Piece, ...Piece[]]): boolean {
  if (second.lead === "colon" && second.clause && second.words[0]?.low === "who") return true;
  const last = noun.tokens.at(-1)?.one ?? "";
  const isOrganisation =
    groups.has(last) || businesses.has(last) || lexicon.is(last, "organisation") || lexicon.is(last, "organisation-word");
  const listed = [second, ...others].filter(({ lead }) => lead === "list" || lead === second.lead);
  const things = listed.filter(({ noun: one }) => one?.plural === true && !isMeasure(one));
  const known = things.filter((piece) => piece.known !== null);
  if (second.lead !== "colon" && !(second.lead === "with" && (isOrganisation || known.length > 1))) return false;
  const asked = [second, ...others].some(({ clause }) => clause) ? 1 : 0;
  const stated = things.length + asked;
  return things.length > 0 && (isOrganisation || (knownThing(noun) === null && stated > 1 && stated * 2 >= listed.length));
}

/** The organisation, or the one unknown thing, before a list of what is kept or asked there; null where the sentence begins otherwise. */
export function findScope({ mentions }: ParsedPrompt, [first, second, ...others]: readonly Piece[]): NounPhrase | null {
  if (first === undefined || second === undefined || mentions.length > 0) return null;
  const noun = scopeNoun(first);
  if (noun === null || noun.plural || !isListed(noun, [second, ...others])) return null;
  return first.after.size === 0 && isContainer(first.words, first.noun) ? null : noun;
}
