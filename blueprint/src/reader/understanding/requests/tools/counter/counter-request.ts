// Where a text asks for something to count with: "a tally for how many bags each of us fills", "click counter for people at the door",
// "count birds: robin, tit", "score keeper for two teams".
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { isLead } from "../is-lead.ts";
import { oneOf } from "../pieces-in.ts";

/** A request for counters. */
export interface CounterRequest {
  /** Where the words that ask for it begin, and where what is counted does. */
  start: number;
  end: number;
  kind: "named" | "verb" | "score";
  /** "Push-up" of a push-up counter; empty where it is not said so. */
  before: string;
  /** Whether what is counted follows; nothing does where the counter is named alone. */
  hasThings: boolean;
}

const [NOUN, OF, VERB, SCORE] = [oneOf("counter-noun"), oneOf("counter-of"), oneOf("count-verb"), oneOf("score-noun")];
const JOINED = `(?:\\s+(?<of>${OF}|between)\\s+|\\s*(?<colon>:)\\s+)`;
const NAMED = new RegExp(
  `(?<![\\p{L}-])(?<before>(?:[\\p{L}-]+\\s+){0,2})${NOUN}(?:\\s+(?:app|page|tool))?(?:${JOINED}|(?=\\s*(?:[,.;!?]|$|(?:with|where|that|which|and)\\b)))`,
  "iu",
);
const COUNTS = new RegExp(`(?<![\\p{L}-])${VERB}\\s+(?!(?:down|of|on|as|in|for|towards|how\\s+long)\\b)`, "iu");
const SCORED = new RegExp(`(?<![\\p{L}-])${SCORE}${JOINED}`, "iu");

/** The request in a cleaned text; null where it asks for something else, or for this among other things. */
export function counterRequest(text: string): CounterRequest | null {
  if (lexicon.names(text, "counter-elsewhere")) return null;
  const score = SCORED.exec(text);
  if (score !== null) return isLead(text, score.index) ? requestOf(score, "score") : null;
  const named = NAMED.exec(text);
  if (named !== null) return namedRequest(text, named);
  const verb = COUNTS.exec(text);
  return verb !== null && isLead(text, verb.index) ? requestOf(verb, "verb") : null;
}

function requestOf({ 0: words, index }: RegExpExecArray, kind: CounterRequest["kind"]): CounterRequest {
  return { start: index, end: index + words.length, kind, before: "", hasThings: true };
}

/** "A push-up counter", "a simple click counter for": what stands before the counter is what it counts, or only how. */
function namedRequest(text: string, found: RegExpExecArray): CounterRequest | null {
  const { before = "", of, colon } = found.groups ?? {};
  const words = before.trim().split(/\s+/).filter(Boolean);
  const article = words.findLastIndex((word) => lexicon.is(word, "possessive") || lexicon.is(word, "request-verb"));
  const own = words.slice(article + 1).filter((word) => !lexicon.is(word, "counter-mode"));
  const start = found.index + (words.slice(0, article + 1).join(" ").length === 0 ? 0 : words.slice(0, article + 1).join(" ").length + 1);
  if (!isLead(text, start)) return null;
  const isLeadOnly = own.every((word) => lexicon.is(word, "tool-lead"));
  const hasThings = of !== undefined || colon !== undefined;
  const thing = isLeadOnly ? "" : own.join(" ");
  const said = text.slice(start, found.index + found[0].length).toLowerCase();
  // "A counter" alone may be furniture.
  if (
    !hasThings &&
    thing === "" &&
    /^(?:\p{L}+\s+)?counter\b/u.test(said) &&
    !/^(?:tally|click|tap|hand)/.test(said) &&
    !/counter app/.test(said)
  )
    return null;
  return { start, end: found.index + found[0].length, kind: "named", before: thing, hasThings };
}
