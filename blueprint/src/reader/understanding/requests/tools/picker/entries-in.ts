// What is drawn from, where the text names it: "Mia, Tom and Lea", "pizza or pasta", "numbers from 1 to 49", "24 pupils".
import { ENTRIES_MAX } from "../../../../../features/insight/tools/picker/picker-schema.ts";
import { fieldNoun } from "../../../../../knowledge/field-nouns.ts";
import { isPlural, singularWord } from "../../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../../knowledge/words/number-of.ts";
import { capitalise } from "../../../../../model/names.ts";
import { type Clause, tailsOf } from "../tool-clauses.ts";

/** What is drawn from: the words for it, and the clauses and wishes that are left. */
export interface Entries {
  entries: string[];
  phrase: string;
  rest: Clause[];
  /** The request without what it draws from. */
  request: Clause;
}

const ENTRY_WORDS_MAX = 5;
const RANGE = /\b(?:numbers?|between|from|of)? ?\b(?<from>\d{1,3}) ?(?:to|and|-|–) ?(?<to>\d{1,3})\b/;
const SOURCE = /\s(?:from|between|among|out of|with|of)\s+(?=\S)/gi;
const OR = /\s+(?:and|or|&|vs)\s+/i;
/** "Options: ", "the names are ". */
const HEADING = /^(?:the )?(?:names?|options?|choices|people|players|entries) (?:are|is) /i;

/** The entries that a text names from this request on; "fields" where it lists what rows have, null where it names none. */
export function entriesIn(text: string, clauses: readonly Clause[]): Entries | "fields" | null {
  const [request, ...others] = clauses;
  if (request === undefined) return null;
  const begun = beginningOf(request, others);
  if (begun === null) return null;
  const entries: string[] = [];
  let [taken, end] = [0, request.start];
  const rest: Clause[] = [];
  for (const [at, clause] of begun.items.entries()) {
    if (at > 0 && !/^[,;\n]$/.test(clause.mark)) break;
    const [named, ...tails] = tailsBehind(clause);
    const found = named === undefined ? null : entriesOf(named.text);
    if (found === null || named === undefined) break;
    entries.push(...found);
    end = named.start + named.text.length;
    taken = at + 1;
    rest.push(...tails);
    if (tails.length > 0) break;
  }
  const first = begun.items[0];
  if (entries.length < 2 || first === undefined || entries.some(isEffect)) return null;
  if (isFields(entries)) return "fields";
  return {
    entries: [...new Set(entries.map(capitalise))].slice(0, ENTRIES_MAX),
    phrase: text.slice(first.start, end),
    rest: [...rest, ...begun.items.slice(taken)],
    request: begun.request,
  };
}

/** Where a list begins: behind a colon, or in the request behind "from" or "between". */
function beginningOf(request: Clause, others: readonly Clause[]): { request: Clause; items: Clause[] } | null {
  const [next] = others;
  if (next !== undefined && /^[:–—-]/.test(next.mark))
    return { request, items: [{ ...next, ...withoutHeading(next), mark: "" }, ...others.slice(1)] };
  const between = others.findIndex(({ text, mark }) => mark === "," && /^(?:between|from|among|out of)\s/i.test(text));
  const joined = others[between];
  if (joined !== undefined) {
    const length = /^(?:out of|\w+)\s+/.exec(joined.text)?.[0].length ?? 0;
    const item = { text: joined.text.slice(length), start: joined.start + length, mark: "" };
    return { request, items: [item, ...others.slice(between + 1)] };
  }
  if (rangeIn(request.text) !== null) return null;
  const behind = [...request.text.matchAll(SOURCE)].at(-1);
  const from = behind === undefined ? -1 : behind.index + behind[0].length;
  const listed = from < 0 ? "" : request.text.slice(from);
  const isList =
    listed !== "" &&
    !lexicon.is(listed.split(" ")[0], "possessive") &&
    (next?.mark === "," || (OR.test(listed) && !/\swith\s+$/i.test(behind?.[0] ?? "")));
  if (isList) {
    const named = { text: request.text.slice(0, behind?.index), start: request.start, mark: request.mark };
    return { request: named, items: [{ text: listed, start: request.start + from, mark: "" }, ...others] };
  }
  // "Pick one at random. Names: Mia, Tom", "The names are Mia, Tom".
  const headed = others.findIndex(({ text, mark }) => HEADING.test(text) || mark === ":");
  const heading = others[headed];
  if (heading === undefined) return namesBehind(request, others);
  return { request, items: [{ ...heading, ...withoutHeading(heading), mark: "" }, ...others.slice(headed + 1)] };
}

/** "Something that picks who walks the dog. Mia, Ben or Oma". */
function namesBehind(request: Clause, others: readonly Clause[]): { request: Clause; items: Clause[] } | null {
  const [next, second] = others;
  if (next === undefined || !/^[.?!]$/.test(next.mark) || second?.mark !== ",") return null;
  return [next, second].every(({ text }) => /^\p{Lu}/u.test(text)) ? { request, items: [{ ...next, mark: "" }, ...others.slice(1)] } : null;
}

function withoutHeading({ text, start }: Clause): Pick<Clause, "text" | "start"> {
  const length = HEADING.exec(text)?.[0].length ?? 0;
  return { text: text.slice(length), start: start + length };
}

/** An entry, and what is wished for behind it: "Lea with no repeats", and not "Tom and Lea". */
function tailsBehind(clause: Clause): Clause[] {
  const joint = /^(?:and|or)\s+/i.exec(clause.text)?.[0] ?? "";
  const plain = { ...clause, text: clause.text.slice(joint.length), start: clause.start + joint.length };
  const parts = tailsOf(plain);
  const wish = parts.findIndex((part, at) => at > 0 && isWish(part.text));
  if (wish < 0) return [plain];
  const cut = parts[wish]?.start ?? plain.start;
  return [{ ...plain, text: plain.text.slice(0, cut - plain.start).trimEnd() }, ...parts.slice(wish)];
}

/** "And no repeats", "with sound", and not "and Lea". */
function isWish(tail: string): boolean {
  const [first = "", second = ""] = tail.toLowerCase().split(/\s+/);
  return first !== "and" || lexicon.is(second, "tool-clause");
}

/** "Tom", "Tom and Lea"; null where the words are no entries. */
function entriesOf(text: string): string[] | null {
  const found = text.split(OR).map((one) => one.trim().replace(/^["“'](.*)["”']$/, "$1"));
  const isEntry = (one: string): boolean => {
    const words = one.toLowerCase().split(/\s+/);
    const isCounted = numberOf(words[0] ?? "") > 1 && words[1] !== undefined && isPlural(words[1]);
    return (
      !isCounted && /[\p{L}\p{N}]/u.test(one) && words.length <= ENTRY_WORDS_MAX && !lexicon.is(words[0], "tool-clause") && one.length <= 60
    );
  };
  return found.every(isEntry) ? found : null;
}

/** "With title, year and genre" says what rows have. */
const isFields = (entries: readonly string[]): boolean =>
  entries.filter((entry) => fieldNoun(entry.toLowerCase()) !== null).length * 2 > entries.length;

/** "With sound and confetti". */
const isEffect = (entry: string): boolean => lexicon.is(entry.toLowerCase().split(" ").at(-1), "tool-effect");

/** "Yes or no wheel". */
export function namedBefore(words: readonly string[]): { entries: string[]; phrase: string } | null {
  const [or, end] = [words.indexOf("or"), words.findIndex((word) => lexicon.is(word, "picker-ending"))];
  if (or < 1 || end < or + 2) return null;
  const entries = [words.slice(0, or), words.slice(or + 1, end)].map((one) => capitalise(one.join(" ")));
  return { entries, phrase: words.slice(0, end).join(" ") };
}

/** Numbers from one to another; null where a text gives no such range, or too long a one. */
export function rangeIn(text: string): { entries: string[]; phrase: string } | null {
  const found = RANGE.exec(text);
  const [from, to] = [Number(found?.groups?.["from"]), Number(found?.groups?.["to"])];
  if (found === null || !(to > from) || to - from >= ENTRIES_MAX) return null;
  return { entries: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)), phrase: found[0].trim() };
}

/** "24 pupils", "twelve players": so many of them, numbered. */
export function numberedIn(text: string): { entries: string[]; phrase: string } | null {
  for (const found of text.matchAll(/\b(?<number>[a-z]+|\d+) (?<noun>\p{L}{3,})/giu)) {
    const count = numberOf((found.groups?.["number"] ?? "").toLowerCase());
    const noun = (found.groups?.["noun"] ?? "").toLowerCase();
    if (count < 2 || count > ENTRIES_MAX || !isPlural(noun) || lexicon.is(noun, "not-drawn-from")) continue;
    return {
      entries: Array.from({ length: count }, (_, at) => `${capitalise(singularWord(noun))} ${at + 1}`),
      phrase: found[0],
    };
  }
  return null;
}
