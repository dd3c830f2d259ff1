// The list that wishes are about, in the words of whoever has them: "a list of photos with who they think it is".
import { templateOf } from "../../../knowledge/entity-templates.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { actors, generics } from "../../lexicon/nouns.ts";
import { isFeatureAct } from "../../lexicon/acts.ts";
import { featureIn } from "../../lexicon/features.ts";
import { cores } from "../../genres/self-contained.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { vague } from "../../lexicon/subject-words.ts";
import { meansPeople, nounKind } from "../../text/noun-kind.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { detailOf, namesText } from "../records/detail-of.ts";
import { isQuestion } from "../records/detail-words.ts";
import { verbLength } from "../records/heading.ts";
import { eachIn, named, rowNamed, type RowName } from "../records/rows/row-name.ts";
import { isHolder } from "../requests/request-start.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";
import { nounOfDetail } from "./detail-noun.ts";
import { isThing, keptThings } from "./kept-things.ts";
import type { Wish } from "./wishes-in.ts";

/** What rows are called that have only "who …" as a detail. */
export const PEOPLE = "people";
const CHARACTERS_MAX = 90;
const DETAIL_WORDS_MAX = 9;
const NAME_WORDS_MAX = 4;
const ROW_WORDS_MAX = 3;

/** What wishes say of a list: what its rows are called, and the details of each. */
export interface OwnList {
  many: string | null;
  details: readonly string[];
}

/** The list that wishes of a text are about; null where they name neither several of anything nor the details of each. */
export function ownListOf(text: string, wishes: readonly Wish[]): OwnList | null {
  if (isNoList(wishes)) return null;
  const stated = wishes.map((wish) => ({ row: namedRow(rowIn(wish, text)), details: detailsOf(wish, text), wish }));
  const kept = keptThings(text);
  const fullest = stated.toSorted((a, b) => b.details.length - a.details.length)[0];
  const first = stated.some(({ row }) => row !== null) ? stated.find(({ details, row }) => details.length > 0 || row !== null) : fullest;
  if (first === undefined) return enteredList(text);
  const isOfPeople = first.row === null && /^who\b(?!.*\b(?:it|her|him)\b)/i.test(first.details[0] ?? "");
  const row =
    first.row ??
    (isOfPeople ? ofPeople(first.wish, text) : (stated.find((one) => one.row !== null)?.row ?? kept.things[0] ?? kept.people[0] ?? null));
  const details = (row === null ? [first] : stated).flatMap((one) =>
    one.details.map((detail) => (row === null ? detail : ofRow(detail, row))),
  );
  const nouns = [...new Set(details.flatMap((one) => nounOfDetail(one) ?? []))].filter((one) => one !== row?.one && one !== row?.many);
  if (row === null && nouns.length < (isOfPeople ? 1 : 2)) return enteredList(text);
  return { many: row?.many ?? (isOfPeople ? PEOPLE : null), details: nouns };
}

/** "Each size", "every colour": what is kept of something is no row. */
const namedRow = (row: RowName | null): RowName | null => (row === null || isDetailOnly(row.one) ? null : row);

/** Whom a list of questions about people is of, where the text says so. */
function ofPeople(wish: Wish, text: string): RowName | null {
  const before = rowBefore(wish.tokens, text, countedStart);
  const { people, counted } = keptThings(text);
  return before !== null && isThing(before) ? before : (people[0] ?? counted[0] ?? null);
}

/** "Visitors put name, company and car reg": who gives which details. */
function enteredList(text: string): OwnList | null {
  for (const { tokens } of sentencesOf(text)) {
    const isEntering = ({ low }: Token, place: number): boolean => {
      const who = tokens[place - 1];
      return who !== undefined && lexicon.is(low, "entering-verb") && isSeveral(who, undefined);
    };
    const at = tokens.findIndex(isEntering);
    const row = at < 0 ? null : rowNamed(tokens.slice(at - 1, at));
    const parts = row === null ? [] : partsOf(tokens.slice(at + 1));
    const nouns = parts.flatMap((part) => nounOfDetail(quote(text, part)) ?? []);
    if (row !== null && nouns.length > 1) return { many: row.many, details: nouns };
  }
  return null;
}

/** Whether wishes speak of a website, a game or anything else that is no list: "a quiz", but not "each quiz". */
export function isNoList(wishes: readonly Wish[]): boolean {
  const isOne = (words: readonly Token[]): boolean => words.some(({ low }) => /^an?$/.test(low));
  // "See the week in one page", "look it up on a website": where something is seen.
  const isWhere = (words: readonly Token[]): boolean => words.some(({ low }) => /^(?:in|on|at|from)$/.test(low));
  return wishes.some(({ tokens, lead }) =>
    tokens.some(
      ({ one }, at) =>
        (lexicon.is(one, "no-list") && !(lead !== "" && isWhere(tokens.slice(Math.max(0, at - 2), at)))) ||
        (lexicon.is(one, "played") && isOne(tokens.slice(Math.max(0, at - ROW_WORDS_MAX), at))),
    ),
  );
}

/** The first thing of which wishes name several, or one ("a swear jar"); null where they name nothing that may be kept. */
export function thingIn(wishes: readonly Wish[]): RowName | null {
  const things = (isNoList(wishes) ? [] : wishes).flatMap(({ said }) => {
    const several = severalStart(said);
    const isWhere = (token: Token | undefined): boolean => /^(?:at|in|on|from)$/.test(token?.low ?? "");
    const start = several >= 0 ? several : said.findIndex(({ low }, at) => /^an?$/.test(low) && !isWhere(said[at - 1])) + 1;
    return (several >= 0 || start > 0 ? rowOf(said.slice(start)) : null) ?? [];
  });
  return (
    things.find(
      ({ one, tokens }) =>
        !lexicon.is(tokens.at(-1)?.low, "unit") &&
        !lexicon.is(one, "unit") &&
        ![actors, vague].some((words) => words.has(one.split(" ").at(-1) ?? "")) &&
        featureIn(one.split(" ")) === null,
    ) ?? null
  );
}

/** The list as a request, with as many of its details as can be read at once. */
export function sayList({ many, details }: OwnList): string {
  const say = (some: readonly string[]): string => `${many === null ? "A log" : `A list of ${many}`} with ${listed(some)}`;
  const first = many === null ? "date" : "name";
  const isNamed = details.some((one) => one.split(" ").includes(first));
  const kept = details.reduce<string[]>(
    (some, one) => (say([...some, one]).length <= CHARACTERS_MAX ? [...some, one] : some),
    isNamed ? [] : [first],
  );
  return say(details.length === 0 ? ["name", "date", "notes"] : kept);
}

/** "Which horses are due" says of each horse whether they are. */
function ofRow(detail: string, { one, many }: RowName): string {
  const [, noun = "", verb = "", rest = ""] = /^which (?:two |three |four )?(\w+(?: \w+)??) (\S+) ?(.*)$/i.exec(detail) ?? [];
  if (!["one", "ones", one, many].includes(noun.toLowerCase())) return /\beach of\b/i.test(detail) ? "" : detail;
  if (rest === "") return "";
  if (/^(?:on|in|at|by|for) (?:which|what|how)\b/.test(rest)) return rest.replace(/^\S+ /, "");
  if (/^(?:is|are)$/i.test(verb)) return `whether ${verb === "is" ? "it is" : "they are"} ${rest}`;
  return /^(?:i|we)'ve$/i.test(verb) ? `whether ${verb} ${rest}` : /[^s]s$/.test(verb) ? `whether it ${verb} ${rest}` : "";
}

/** Where the details of a wish begin: at a question behind its verb, at what stands before "and" a question, or behind "with"; negative where it has none. */
function detailStart({ lead, tokens }: Wish): number {
  const isAsked = ({ low }: Token, at: number): boolean => {
    const before = tokens[at - 1];
    if (!isQuestion(tokens[at]) || low === "if" || (low === "when" && lead === "")) return false;
    const isLed = before === undefined || before.speech === "verb" || /^(?:and|me|us|out|down|in)$/.test(before.low);
    return isLed || before.low === "of" || verbLength(tokens, at - 1) > 0;
  };
  const asked = tokens.findIndex(isAsked);
  const behind = tokens.findIndex(
    ({ low }, at) => at > 0 && (low === "with" || (low === "by" && lexicon.is(tokens[at - 1]?.low, "finding-verb"))),
  );
  if (behind >= 0 && (asked < 0 || behind < asked)) return behind + 1;
  const comma = tokens.findIndex(({ low }, at) => low === "," && tokens.slice(0, at).some((_, place) => isHolding(tokens, place)));
  if (comma >= 0 && comma < asked) return comma + 1;
  const verb = tokens.findLastIndex(({ low, speech }, at) => at < asked && speech === "verb" && lexicon.is(low, "handing-verb"));
  const between = verb < 0 ? [] : tokens.slice(verb + 1, asked);
  return between.at(-1)?.low === "and" && !between.some(({ speech }) => speech === "verb") ? asked - between.length : asked;
}

function detailsOf(wish: Wish, text: string): string[] {
  const from = detailStart(wish);
  return partsOf(from < 0 ? [] : wish.tokens.slice(from)).flatMap((part) => {
    const words = part[0]?.speech === "verb" && isQuestion(part[1]) ? part.slice(1) : part;
    const led = lexicon.is(words[0]?.low, "question-preposition") && isQuestion(words[1]) ? words.slice(1) : words;
    const isShort = led.length <= NAME_WORDS_MAX || led.some((token) => isQuestion(token));
    const isNamed =
      isShort &&
      !(led[0]?.speech === "verb" && led[0].low === led[0].one && fieldNoun(led[0].one) === null) &&
      !led.some(({ low }) => low.endsWith("ly")) &&
      detailOf(led) !== null;
    const isDetail = led.length > 0 && led.length <= DETAIL_WORDS_MAX && (isQuestion(led[0]) ? isAskedOfRow(led) : isNamed);
    return isDetail ? [quote(text, led)] : [];
  });
}

/** The parts of a list, between its commas. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries())
    if (/^(?:,|and|n|&)$/.test(token.low) && at > 0) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

/** "Who has it", no "how do I get it". */
const isAskedOfRow = ([, second]: readonly Token[]): boolean => second !== undefined && !/^(?:do|does|did)$/.test(second.low);

/** What the rows of a wish are; null where it names none. */
function rowIn(wish: Wish, text: string): RowName | null {
  const { tokens, lead } = wish;
  const from = detailStart(wish);
  const before = tokens.slice(0, from < 0 ? undefined : from);
  const of = tokens.findIndex((_, at) => isHolding(tokens, at));
  if (of >= 0 && !isQuestion(tokens[of + 2]) && !/^(?:them|us)$/.test(tokens[of + 2]?.low ?? ""))
    return rowOf(tokens.slice(of + 2).map((token) => (token.low === token.one ? token : { ...token, speech: "noun" })));
  const each = lead === "" ? null : eachIn(before);
  if (each !== null) return each;
  const [, asked] = tokens[from]?.low === "which" ? tokens.slice(from) : [];
  if (asked !== undefined && asked.one !== "one") return rowOf(tokens.slice(from + 1));
  // "Residents report potholes": what is done, and not who does it, where they have no details.
  const acted = lead === "that " && from < 0 ? before.slice(before.findIndex(({ speech }) => speech === "verb") + 1) : before;
  const several = severalStart(acted);
  if (several >= 0) return rowOf(acted.slice(several));
  const isEarlier = /\b(?:theirs|each (?:one|was|is|has|of (?:them|us))|which ones?)\b/i.test(quote(text, tokens));
  if (!isEarlier && !(lead === "to " && before.some(({ low }) => low === "them"))) return null;
  const nearest = (words: readonly Token[]): number => (countedStart(words) >= 0 ? countedStart(words) : severalStart(words));
  return rowBefore(tokens, text, nearest) ?? rowBefore(tokens, text, severalStart);
}

/** "A list of", "the names of", "each of". */
const isHolding = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.low === "of" && (isHolder(tokens[at]?.one ?? "") || /^(?:calendar|diary|name|list|each)$/.test(tokens[at]?.one ?? ""));

/** Where the first of which there are several begins, as an object and behind no preposition; negative where none does. */
function severalStart(tokens: readonly Token[]): number {
  let isBehind = false;
  const clause = tokens.findIndex(({ low }) => /^(?:if|when|where|once|while)$/.test(low));
  const at = tokens.slice(0, clause < 0 ? undefined : clause).findIndex((token, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]];
    const isParticle = before?.speech === "verb" && token.low !== "for" && lexicon.is(token.low, "verb-particle");
    if (lexicon.is(token.low, "preposition") && token.low !== "to") isBehind = !isParticle && !isNumber(next);
    else if (token.speech === "verb") isBehind = false;
    return !isBehind && token.speech === "noun" && isSeveral(token, next);
  });
  const isPart = ({ speech, low }: Token): boolean => (speech === "noun" || speech === "adjective") && !low.includes("'");
  return at < 0 ? at : tokens.slice(0, at).findLastIndex((token) => !isPart(token)) + 1;
}

const isNumber = (token: Token | undefined): boolean => /^\d|(?:teen|ty|dozen|hundred)$/.test(token?.low ?? "");

function isSeveral({ low, one }: Token, next: Token | undefined): boolean {
  // "Flags dropouts": what stands before others of which there are several is done with them.
  const isLast = low !== one && !low.includes("'") && next?.speech !== "noun" && !/^max(?:imum)?$/.test(next?.low ?? "");
  const isOther = (["app-user", "clause-question", "period"] as const).some((kind) => lexicon.is(low, kind) || lexicon.is(one, kind));
  return isLast && !isOther && !/^(?:theirs|ours|hours)$/.test(low) && !generics.has(one);
}

/** The row that the nearest words before name, where they begin to. */
function rowBefore(tokens: readonly Token[], text: string, startIn: (words: readonly Token[]) => number): RowName | null {
  const start = tokens[0]?.start ?? 0;
  const before = sentencesOf(text).map((sentence) => sentence.tokens.filter(({ end }) => end <= start));
  const words = before.findLast((some) => startIn(some) >= 0);
  return words === undefined ? null : rowOf(words.slice(startIn(words)));
}

/** "Only six reliable ringers": of whom there are so many. */
function countedStart(words: readonly Token[]): number {
  return words.findLastIndex((token, at) => {
    const isCount = isNumber(token) || (lexicon.is(token.low, "count-word") && token.low !== "many");
    const isCounted = (one: Token, next: Token | undefined): boolean => isSeveral(one, next) && !lexicon.is(next?.low, "limit-word");
    return isCount && words.slice(at + 1, at + 1 + ROW_WORDS_MAX).some((one, place) => isCounted(one, words[at + place + 2]));
  });
}

/** The row that the next noun names, up to where there are several of it. */
function rowOf(tokens: readonly Token[]): RowName | null {
  const isCounted = /^\d/.test(tokens[0]?.low ?? "") || lexicon.is(tokens[0]?.low, "count-word");
  const isName = ({ speech, low, one }: Token, at: number): boolean =>
    /^\p{L}/u.test(low) &&
    (speech === "noun" ||
      (speech === "adjective" && !lexicon.is(low, "determiner")) ||
      (at === 0 && isCounted && low !== one && low.endsWith("s")));
  const start = tokens.findIndex(
    (token) => isName(token, 0) && !(["possessive", "count-word"] as const).some((kind) => lexicon.is(token.low, kind)),
  );
  const rest = start < 0 ? [] : tokens.slice(start, start + ROW_WORDS_MAX);
  const end = rest.findIndex((token, at) => !isName(token, at) || (at > 0 && rest[at - 1]?.low !== rest[at - 1]?.one));
  const words = rest.slice(0, end < 0 ? undefined : end);
  // "Photos of the coats": the coats.
  const behind = tokens.slice(start + words.length);
  if (lexicon.is(words.at(-1)?.one, "medium") && behind[0]?.low === "of") return rowOf(behind.slice(1));
  const feature = featureIn(words.map(({ one }) => one));
  const last = words.at(-1)?.one ?? "";
  const isText =
    namesText(last) ||
    lexicon.is(last, "letter-word") ||
    lexicon.is(last, "computed-noun") ||
    lexicon.is(words.at(-1)?.low, "unit-in-list");
  const isFeature = feature !== null && isFeatureAct(feature.act) && cores.has(feature.act);
  const isRead = words.every(({ low, text }) => low.length > 1 && (text !== low || isEnglishWord(low)));
  // "The guilty": an adjective is no name, "each size": a detail neither.
  const isWord = words.at(-1)?.speech !== "adjective" && !isDetailOnly(last);
  return isText || isFeature || !isRead || !isWord ? null : named(words);
}

/** "Size", "colour": what is kept of something, and nothing that is kept itself. */
const isDetailOnly = (one: string): boolean =>
  fieldNoun(one) !== null && templateOf(one, "public") === undefined && !meansPeople(one) && nounKind(one) !== "person";
