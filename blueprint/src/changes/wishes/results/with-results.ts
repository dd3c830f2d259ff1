// What an app works out of its rows, where a text wishes for it and reading it as a whole did not come to it: the clauses that wish
// for it are left out, what remains is read, and the results are made of the fields that the app then has.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Reading, Understood } from "../../../schema/reading.ts";
import type { Account } from "../reminders/with-reminders.ts";
import { makeAbility } from "../abilities/make-ability.ts";
import { readAbility } from "../abilities/read-ability.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Made } from "./made.ts";
import { makeRate } from "./make-rate.ts";
import { makeResult } from "./make-result.ts";
import { readRate } from "./read-rate.ts";
import { readResult } from "./read-result.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

/** What a clause wishes of a list. */
interface Wished {
  make(blueprint: Blueprint): Made | null;
  /** Whether the clause can be nothing else. */
  isAsked: boolean;
  /** Whether no figure of amounts as they are comes to it. */
  isOwn: boolean;
}

/** A part of a text, and where it stands. */
interface Clause {
  phrase: string;
  start: number;
  end: number;
}

/** A clause of a text that wishes something of a list. */
interface Wish extends Clause, Wished {}

const WISHES_MAX = 8;
const FIGURE = /^(?:total|chart)-/;
const DERIVED = /^(?:total|chart|filter|search|sort|export)-/;

/** What is read of a text, with the results that it wishes for, as far as the fields of the app say what is meant. */
export function withResults(text: string, read: (text: string) => Reading): Reading {
  return readWishes(text, (one) => {
    const reading = read(one);
    return reading.outcome === "blueprint" ? { ...reading, understood: doubting(reading.understood, one) } : reading;
  });
}

/** "The profit per week", "how many different dogs": a sum or a count of all rows is not what such a clause asks for, though it is built. */
function doubting(understood: readonly Understood[], text: string): Understood[] {
  const others = clausesOf(text).filter(({ phrase }) => lexicon.names(phrase, "result-refusal"));
  const isOther = ({ phrase, became }: Understood): boolean =>
    became.some((id) => FIGURE.test(id)) && others.some((clause) => clause.phrase.includes(phrase));
  return understood.map((one) => (isOther(one) ? { ...one, isDoubted: true } : one));
}

function readWishes(text: string, read: (text: string) => Reading): Reading {
  const whole = read(text);
  // A part of a list of fields is one of them.
  const isField = (wish: Wish): boolean => !wish.isAsked && whole.outcome === "blueprint" && isTyped(whole, wish);
  const wishes = wishesIn(text).filter((wish) => !isFulfilled(whole, wish) && !isField(wish));
  if (wishes.length === 0 || wishes.length > WISHES_MAX) return whole;
  const better = madeOf(whole, wishes, true);
  // Read as a whole, a text is read best, unless the wishes became fields in which somebody would have to type what is worked out.
  const isTypedIn = whole.outcome === "blueprint" && wishes.some((wish) => wish.isAsked && isTyped(whole, wish));
  if (!isTypedIn && better?.count === wishes.length) return better.reading;
  const other = madeOf(read(withoutWishes(text, wishes)), wishes, false);
  if (isTypedIn) return other?.reading ?? whole;
  const [best] = [better, other].filter((one) => one !== null).toSorted((one, two) => two.count - one.count);
  return best !== undefined && best.count > 0 ? best.reading : whole;
}

/** An app with the result that a message wishes for; null where it wishes for none, or the app's fields do not say what is meant. */
export function withResult<Read extends Account>(read: Read, message: string): Read | null {
  const made = wishedIn(message)?.make(read.blueprint) ?? null;
  if (made === null) return null;
  return { ...read, blueprint: made.blueprint, understood: [...read.understood, understoodOf(message, made)] };
}

function wishedIn(clause: string): Wished | null {
  const ability = readAbility(clause);
  if (ability !== null)
    return {
      make: (blueprint) => makeAbility(blueprint, ability),
      isAsked: ability.kind === "export" || ability.kind === "open",
      isOwn: false,
    };
  const rate = readRate(clause);
  if (rate !== null) return { make: (blueprint) => makeRate(blueprint, rate), isAsked: true, isOwn: true };
  const result = readResult(clause);
  if (result === null) return null;
  // What everybody owes is not what they were charged.
  const isOwn = result.measure === "owed" && result.by !== null;
  return { make: (blueprint) => makeResult(blueprint, result), isAsked: result.isAsked, isOwn };
}

const understoodOf = (phrase: string, { became, isDoubted }: { became: string[]; isDoubted: boolean }): Understood => ({
  phrase,
  became,
  ...(isDoubted ? { isDoubted } : { isWhole: true }),
});

/** A reading with the results that can be made of its fields, and how many these are; null for none that is built. */
function madeOf(reading: Reading, wishes: readonly Wish[], isWhole: boolean): { reading: Built; count: number } | null {
  if (reading.outcome !== "blueprint") return null;
  let next = reading;
  let count = 0;
  for (const { phrase, make } of wishes) {
    const made = make(next.blueprint);
    const isOfIt = (other: string): boolean => isWhole && phrase.includes(other);
    if (made === null) {
      const isNamed = next.notUnderstood.some(isOfIt) || (isWhole && next.understood.some((one) => isOfIt(one.phrase)));
      next = isNamed ? next : { ...next, notUnderstood: [...next.notUnderstood, phrase] };
      continue;
    }
    count += 1;
    const notUnderstood = next.notUnderstood.filter((other) => !isOfIt(other));
    const understood = next.understood.filter((one) => !isOfIt(one.phrase));
    next = { ...next, blueprint: made.blueprint, notUnderstood, understood: [...understood, understoodOf(phrase, made)] };
  }
  return { reading: next, count };
}

/** Whether a figure of the app came of a clause. */
function isFulfilled(reading: Reading, { phrase, isOwn }: Wish): boolean {
  if (reading.outcome !== "blueprint" || isOwn) return false;
  const computed = reading.blueprint.entities.flatMap(({ id, fields }) =>
    fields.flatMap((field) => (field.formula === undefined ? [] : [`${id}.${field.id}`])),
  );
  return reading.understood.some(
    (one) => phrase.includes(one.phrase) && one.became.some((id) => DERIVED.test(id) || computed.includes(id)),
  );
}

/** Whether a clause became what is typed into a form, and nothing else. */
function isTyped({ understood }: Built, { phrase }: Wish): boolean {
  const inside = understood.filter((one) => phrase.includes(one.phrase));
  return inside.length > 0 && inside.every(({ became }) => became.every((id) => id.includes(".")));
}

const SEPARATORS = new RegExp(
  String.raw`(?<![.!?;\n])[.!?;\n]+(?=\s|$)|,\s+(?:(?:and|then|also|plus)\s+)*|\s+(?:and|then|plus)\s+(?:then\s+)?(?=(?:${lexicon.words("result-opener").join("|")})\b)`,
  "giu",
);
const LEAD = /^(?:and|then|also|plus|please|at the (?:top|bottom|end)(?: of [^,]*)?)\s+/i;

/** The parts of a text that may each be a wish, without the first one, which says what it is about. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const close = (end: number): void => {
    const words = text.slice(from, end);
    const phrase = words.trim();
    const start = from + words.indexOf(phrase);
    if (from > 0 && phrase !== "") clauses.push({ phrase, start, end: start + phrase.length });
  };
  for (const found of text.matchAll(SEPARATORS)) {
    close(found.index);
    from = found.index + found[0].length;
  }
  close(text.length);
  return clauses;
}

/** The clauses of a text that wish for something of a list. */
function wishesIn(text: string): Wish[] {
  return clausesOf(text).flatMap((clause) => {
    const wished = wishedIn(clause.phrase.replace(LEAD, ""));
    return wished === null ? [] : [{ ...clause, ...wished }];
  });
}

/** A text without these clauses, and without the commas before them. */
function withoutWishes(text: string, wishes: readonly Wish[]): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of wishes) {
    rest += text.slice(from, start).replace(/(?:,|\band|\bthen|\bplus|\s)+$/i, "");
    from = end;
    if (/(?:^|[.!?;\n])\s*$/.test(rest)) from += /^\s*(?:(?:,|and|then|plus)\s+)?/i.exec(text.slice(end))?.[0].length ?? 0;
    if (/[.!?;\n]$/.test(rest)) rest += " ";
  }
  return `${rest}${text.slice(from)}`.trim();
}
