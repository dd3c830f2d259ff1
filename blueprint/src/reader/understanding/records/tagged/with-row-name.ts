// What the rows of a list are called by the parts of a message that the tagger takes for it, where no rule says it, or a rule took a
// word that is no name: "hospital asks" of "every hospital asks".
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import type { Sentence, Token } from "../../../text/token.ts";
import { type Part, type Tagged, tagMessage } from "../../../tagging/tag-message.ts";
import type { Mark } from "../../../tagging/tagger.ts";
import { withoutDeterminers } from "../detail-of.ts";
import { isEnglishWord } from "../../spelling/is-english-word.ts";
import { isPronoun, isRowHolder } from "../heading.ts";
import type { FieldList } from "../field-list.ts";
import { ENTRY, knownRow, named, type RowName } from "../rows/row-name.ts";

const SURE_MIN = 0.5;
const NAME_WORDS_MAX = 3;
/** What names a list, its rows or what they are about. */
const NAMING: ReadonlySet<Mark> = new Set(["A", "E", "O"]);

/** The list with rows that are called by what the message calls them, where it was read without a name, or with a word that says nothing of it. */
export function withRowName(list: FieldList, sentences: readonly Sentence[]): FieldList {
  const { row, details } = list;
  if (list.title !== undefined || list.takes !== undefined) return list;
  const tagged = tagMessage(sentences);
  const isUnnamed = row.tokens.length === 0;
  // "Who cleans which hutch" makes rows of people, whatever they clean.
  if (meansPeople(row.one) || (!isUnnamed && isSeen(tagged, row.tokens))) return list;
  const isListed = row !== ENTRY && (tagged.kind === "list" || tagged.kind === "board");
  const isOfThings = isUnnamed && (isListed || keepsThings(sentences[0]));
  const found = taggedRow(tagged) ?? (isOfThings ? firstThings(sentences) : null);
  const isDetail = details.some(({ name }) => name.map(({ one }) => one).join(" ") === found?.one);
  return found === null || isDetail ? list : { ...list, row: found };
}

/** "I look after the *defibrillators* for our parish". */
const keepsThings = (sentence: Sentence | undefined): boolean => {
  const [who, verb, particle] = sentence?.tokens ?? [];
  const isKeeping = (verb?.low === "look" && particle?.low === "after") || /^(?:keep|own|manage|maintain)$/.test(verb?.low ?? "");
  return /^(?:i|we)$/.test(who?.low ?? "") && isKeeping;
};

/** Whether some of these words are a part of the message that the tagger sees. */
function isSeen({ parts }: Tagged, tokens: readonly Token[]): boolean {
  return parts.some((part) => part.tokens.some((token) => tokens.some(({ start }) => start === token.start)));
}

/** What the tagger takes for a row of a list, or for the things that its rows are; null where it sees neither. */
function taggedRow(tagged: Tagged): RowName | null {
  const of = (mark: Mark): Part[] => tagged.parts.filter((part) => part.mark === mark && part.sure >= SURE_MIN);
  const about = tagged.kind === "list" || tagged.kind === "board" ? of("O") : [];
  const [row] = [...of("E"), ...about].flatMap(({ tokens }) => rowNamedBy(tokens) ?? []);
  return row ?? null;
}

function rowNamedBy(tokens: readonly Token[]): RowName | null {
  const words = withoutDeterminers(tokens).filter(({ low }) => !/^\d/.test(low) && !lexicon.is(low, "count-word"));
  return words.length === 0 || words.length > NAME_WORDS_MAX ? null : (knownRow(words) ?? named(words));
}

/** What a message speaks of first that there are several of, outside of what it keeps of each: "keys! I clean nineteen houses". */
export function firstThings(sentences: readonly Sentence[]): RowName | null {
  const { parts } = tagMessage(sentences);
  const other = new Set(parts.filter(({ mark }) => !NAMING.has(mark)).flatMap((part) => part.tokens.map(({ start }) => start)));
  for (const { tokens } of sentences) {
    // "Tools *my mates* borrow".
    const isOwn = (index: number): boolean => lexicon.is(tokens[index - 1]?.low, "possessive") && meansPeople(tokens[index]?.one ?? "");
    // "The *bowls* club".
    const isHead = (index: number): boolean =>
      tokens[index + 1]?.speech !== "noun" || isPronoun(tokens[index + 1]) || meansPeople(tokens[index + 1]?.one ?? "");
    const at = tokens.findIndex((token, index) => isThings(token) && isHead(index) && !isOwn(index) && !other.has(token.start));
    if (at < 0) continue;
    const from = tokens.slice(0, at).findLastIndex((token) => !isOfName(token) || other.has(token.start)) + 1;
    const row = rowNamedBy(tokens.slice(Math.max(from, at - NAME_WORDS_MAX + 1), at + 1));
    if (row !== null) return row;
  }
  return null;
}

/** "Keys", "sewing machines", "brides", and not "days", "prices", "mates". */
function isThings({ speech, low, one }: Token): boolean {
  const isSeveral = speech === "noun" && low !== one && low.endsWith("s") && !low.endsWith("'s") && isEnglishWord(one);
  return isSeveral && !isRowHolder(one) && !isTime(one) && isThing(one) && !lexicon.is(low, "count-word") && !lexicon.is(one, "count-word");
}

const isThing = (one: string): boolean => meansPeople(one) || fieldNoun(one) === null;

const isTime = (one: string): boolean => (["period", "time-of-day", "season", "month-name"] as const).some((kind) => lexicon.is(one, kind));

const isOfName = ({ speech, low }: Token): boolean =>
  (speech === "noun" || speech === "adjective") &&
  !lexicon.is(low, "determiner") &&
  !lexicon.is(low, "possessive") &&
  !/[^\p{L}-]/u.test(low);
