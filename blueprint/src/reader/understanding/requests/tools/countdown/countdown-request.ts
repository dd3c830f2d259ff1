// Where a text asks how long it is until something: "countdown to our wedding", "how many sleeps till Christmas", "the exam is on 3
// June, show how many days are left".
import { dayIn } from "../../../../../knowledge/words/day-in.ts";
import { isLead } from "../is-lead.ts";
import { oneOf, piecesIn } from "../pieces-in.ts";

/** A request for a countdown. */
export interface CountdownRequest {
  /** Where the words that ask for it begin, and where what is waited for does. */
  start: number;
  end: number;
  /** In what is counted, in the words of the text; empty where it does not say. */
  unit: string;
  /** The place of what is waited for, where it stands before the request. */
  event: { start: number; end: number } | null;
  /** Whether what follows is a list of what is waited for. */
  isList: boolean;
  /** What is waited for, where the countdown is named after it: "retirement"; else empty. */
  name: string;
}

const [NOUN, UNIT, UNTIL, LEFT] = [oneOf("countdown-noun"), oneOf("countdown-unit"), oneOf("until-word"), oneOf("days-left-word")];
const UNIT_OF = `(?:(?:how|many|much|more|the|number|of|in|exact)\\s+)*(?<unit>${UNIT})`;
/** "Countdown in days to", "counts down the weeks until". */
const NAMED = new RegExp(
  `(?<![\\p{L}-])${NOUN}s?(?:\\s+(?:app|page|tool|clock|timer))?(?:\\s+${UNIT_OF})?(?:\\s+${LEFT})*(?:\\s+(?<until>${UNTIL})\\s+|\\s*(?<colon>:)\\s+)`,
  "iu",
);
/** "How many days are left until", "days to". */
const COUNTED = new RegExp(`(?<![\\p{L}-])${UNIT_OF}(?:\\s+${LEFT})*\\s+(?<until>${UNTIL})\\s+`, "iu");
/** "How many days are left", where another clause says until what. */
const BARE = new RegExp(
  `(?<![\\p{L}-])(?:${NOUN}s?(?:\\s+for [^,.;!?]+)?|${UNIT_OF}(?:\\s+${LEFT})+(?!\\s+${UNTIL}\\b))(?=\\s*(?:[,.;!?]|$)|\\s+(?:in|with|plus|and)\\b)`,
  "iu",
);
/** "How long to boil an egg", "minutes to go": no waiting for something. */
const LENGTH = /\d\s*-?\s*(?:min|sec|hour)/i;
/** "Until each plant needs water": rows. */
const OF_ROWS = /^(?:each|every|all|it|they|them)\b/i;
/** Between what is told and what is asked for. */
const TOLD_JOINT = /[.!?;\n,]\s+|\s+(?:and|so|but)\s+/giu;

/** The request in a cleaned text; null where it asks for something else, or for this among other things. */
export function countdownRequest(text: string): CountdownRequest | null {
  if (LENGTH.test(text)) return null;
  const found = NAMED.exec(text) ?? COUNTED.exec(text);
  if (found !== null && isWaitedFor(found, text)) {
    const { unit = "", colon } = found.groups ?? {};
    if (!isLead(text, found.index)) return null;
    return { start: found.index, end: found.index + found[0].length, unit, event: null, isList: colon !== undefined, name: "" };
  }
  return found === null || found.groups?.["until"]?.toLowerCase() === "for" ? storyRequest(text) : null;
}

/** Whether what follows is something that comes, and no row and nothing to do. */
function isWaitedFor({ 0: words, index, groups }: RegExpExecArray, text: string): boolean {
  const event = text.slice(index + words.length);
  const until = groups?.["until"]?.toLowerCase();
  const isVague = groups?.["unit"] !== undefined && /long|time/i.test(groups["unit"]);
  if (OF_ROWS.test(event) || (until === "for" && dayIn(event) === null)) return false;
  return !(until === "to" && isVague);
}

/** "Retirement" of "a retirement countdown, my last day is 28 November": what is waited for, in a word or two. */
const nameBefore = (before: string): string => /(?:[\p{L}'’-]+\s+){1,2}$/u.exec(before)?.[0] ?? "";

/** "We marry on 14 June 2027 and want a countdown": another clause says until what. */
function storyRequest(text: string): CountdownRequest | null {
  const found = BARE.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index);
  const joints = [...before.matchAll(TOLD_JOINT)].map(({ 0: joint, index }) => ({ told: index, asks: index + joint.length }));
  const joint = joints.find(({ told, asks }) => dayIn(before.slice(0, told)) !== null && isLead(before.slice(asks), before.length));
  const isAsked = joint !== undefined || isLead(before, before.length);
  const name = isAsked ? "" : nameBefore(before);
  if (!isAsked && !isLead(before, before.length - name.length)) return null;
  const told = before.slice(0, joint?.told ?? 0);
  const end = found.index + found[0].length;
  const clause = [...piecesIn(told, 0), ...piecesIn(text, end)].find((piece) => dayIn(piece.text) !== null);
  if (clause === undefined) return null;
  const { unit = "" } = found.groups ?? {};
  return { start: found.index - name.length, end, unit, event: { start: clause.start, end: clause.end }, isList: false, name: name.trim() };
}
