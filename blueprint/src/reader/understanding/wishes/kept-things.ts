// The things that a person speaks of having: what they count, work on, lend out or collect, or say is theirs. A unit, a limit, a
// detail and what somebody does is no such thing.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { generics } from "../../lexicon/nouns.ts";
import { isFeatureAct } from "../../lexicon/acts.ts";
import { featureIn } from "../../lexicon/features.ts";
import { cores } from "../../genres/self-contained.ts";
import { meansPeople, nounKind } from "../../text/noun-kind.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { doneTo, isNumberOfRows, named, nounsFrom, rowNamed, type RowName } from "../records/rows/row-name.ts";

/** The things of a cleaned text, the surest first, also those that are counted by themselves; people are those of whom something is kept. */
export interface KeptThings {
  things: readonly RowName[];
  counted: readonly RowName[];
  people: readonly RowName[];
}

/** What a text speaks of as somebody's. */
export function keptThings(text: string): KeptThings {
  const sentences = sentencesOf(text).map(({ tokens }) => tokens);
  const isLent = lexicon.names(text, "lending-cue");
  const rows = (rule: (tokens: readonly Token[]) => readonly RowName[] | RowName | null): RowName[] =>
    sentences.flatMap((tokens) => rule(tokens) ?? []).filter((row) => isThing(row, isLent));
  const counted = rows(countedThings);
  const isOther = (row: RowName): boolean => !isPeople(row);
  const had = [...rows(doneTo), ...rows((tokens) => ownThing(tokens, isLent))].filter(({ one }) => !meansPeople(one));
  const things = new Map([...counted.filter(isOther), ...had].map((row) => [row.many, row]));
  return { things: [...things.values()], counted: counted.filter(isOther), people: counted.filter(isPeople) };
}

const lastOf = (one: string): string => one.split(" ").at(-1) ?? one;
/** Of whom there are so many: what a noun means is less sure elsewhere, as "typewriters" shows. */
const isPeople = ({ one }: RowName): boolean => meansPeople(one) || nounKind(one) === "person";

/** Whether rows can be of this: no amount, no day, no detail of something else, and no part of an app. */
export function isThing(row: RowName, isLent = false): boolean {
  const { one, tokens } = row;
  const last = lastOf(one);
  const feature = featureIn(one.split(" "));
  const isPart = feature !== null && isFeatureAct(feature.act) && cores.has(feature.act);
  const isAmount = (["unit-in-list", "period", "season", "time-of-day", "computed-noun", "app-user"] as const).some(
    (kind) => lexicon.is(last, kind) || lexicon.is(tokens.at(-1)?.low, kind),
  );
  const isDetail = fieldNoun(one) !== null && !isPeople(row) && !isLent;
  const isNoun = tokens.at(-1)?.speech !== "adjective";
  return !isPart && !isAmount && !isDetail && isNoun && !generics.has(last) && !one.includes("'");
}

/** "Around 900 costumes", "13 ringers"; no "9 seats max" and no "6 seats per car". */
function countedThings(tokens: readonly Token[]): RowName[] {
  return tokens.flatMap(({ low }, at) => {
    const isMany = /^\d[\d,]*$/.test(low) ? isNumberOfRows(Number(low.replaceAll(",", ""))) : isCountWord(low);
    const nouns = isMany ? nounsFrom(tokens, at + 1) : [];
    // "60 gardens": whatever stands behind a number is a noun.
    const words = isMany && nouns.length === 0 ? tokens.slice(at + 1, at + 2) : nouns;
    const end = words.findIndex((token) => token.low !== token.one);
    const next = tokens[at + end + 2]?.low ?? "";
    return end < 0 || lexicon.is(next, "limit-word") ? [] : [rowNamed(words.slice(0, end + 1))];
  });
}

const isCountWord = (low: string): boolean => lexicon.is(low, "count-word") && !/^(?:both|many|several|two|three|four)$/.test(low);

/** "Nobody brings back their copies", "lends out our tents": several of what is somebody's. */
function ownThing(tokens: readonly Token[], isLent: boolean): RowName | null {
  for (const [at, { low }] of tokens.entries()) {
    const isOwned = /^(?:my|our|their)$/.test(low) || (low === "the" && isHandedOver(tokens.slice(Math.max(0, at - 2), at)));
    const nouns = isOwned ? nounsFrom(tokens, at + 1) : [];
    // "Brings back their copies": whatever stands behind whose it is is a noun.
    const words = nouns.length === 0 && isOwned ? tokens.slice(at + 1, at + 2) : nouns;
    const end = words.findIndex((noun) => noun.low !== noun.one);
    const row = end < 0 ? null : named(words.slice(0, end + 1));
    const isLast = tokens[at + end + 2]?.speech !== "noun";
    if (row !== null && isLast && isThing(row, isLent)) return row;
  }
  return null;
}

const isHandedOver = (before: readonly Token[]): boolean => before.some(({ low }) => lexicon.names(low, "lending-cue"));
