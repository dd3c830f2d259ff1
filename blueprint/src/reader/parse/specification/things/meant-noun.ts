// What a noun means depends on the product: a ticket is kept at a help desk and booked at a museum, the stock of a warehouse
// is no share, and on a site to meet people a match is one of its members.
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import type { FieldType } from "../../../../schema/entity.ts";
import { isGeneric } from "../../description/things/mention.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { ParsedPrompt } from "../../parsed-prompt.ts";
import { knownThing } from "../../description/things/known-thing.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import { isFeatureAct } from "../../../lexicon/acts.ts";
import { findFeature } from "../find-feature.ts";
import { showings } from "../lexicon/containers.ts";

interface Reading {
  /** The last word of the noun, in the singular. */
  last: RegExp;
  /** Products in which the noun is a thing like any other, by their first sentence. */
  unless: RegExp;
}

/** What is reserved of a thing, or says when it is there, and is nothing by itself. */
const parts: readonly Reading[] = [
  {
    last: /^ticket$/,
    unless:
      /\b(?:help ?desk|help center|help centre|support|service desk|issues?|bugs?|ticketing|tickets? (?:management|tracking|system)|maintenance|internal|tickets? for|resell|resale)\b/,
  },
  { last: /^application$/, unless: /\b(?:job application tracker|application track\w*|admissions?)\b/ },
  {
    last: /^order$/,
    unless: /\b(?:manage\w*|systems?|admin\w*|erp|crm|internal|inventory|track\w*|warehouse|supply|court|work orders?)\b/,
  },
  { last: /^wedding$/, unless: /\b(?:weddings|venues?|agency)\b/ },
  { last: /^(?:seat|bed|slot|timeslot|spot)$/, unless: /\b(?:beds? (?:shop|store)|furniture|sleep|mattress|gardens?|gambling)\b/ },
  {
    last: /^hour$/,
    unless: /\b(?:time|hours?|shifts?|work|billing|payroll|volunteer) ?(?:tracking|tracker|log|sheets?|records?|management)\b/,
  },
  {
    last: /^stock$/,
    unless:
      /\b(?:stocks|stock (?:market|exchange|trading|reports?|prices?|portfolio|analysis|information)|shares?|invest\w*|financ\w*|broker\w*|trading)\b/,
  },
  { last: /^(?:barcode|qr|sku|pickup|pick-up|delivery|takeaway|takeout|return|attendance|payslip)$/, unless: /^$/ },
];

/** Whom a site to meet people calls by what they are to each other. */
const people = /^(?:match|profile|partner|single|date)$/;
const meeting = /\b(?:dating|matrimonial|matchmaking|find (?:a )?partners?|singles)\b/;

/** Where a mail program keeps its mails is a field of them. */
const mailFolders = /^(?:inbox|draft|trash|spam|folder)$/;

/** Help that is given, and the program itself, are nothing that is kept. */
const help = /^(?:(?:customer|client|guest|user|technical|tech) (?:service|support|care)|(?:e-?mail|mail|chat) client)$/;

/** The noun without tails that say only how it is shown: "property *listings*", "customer *information*". */
export function withoutShowing(noun: NounPhrase): NounPhrase {
  let { tokens } = noun;
  while (tokens.length > 1 && (showings.has(tokens.at(-1)?.low ?? "") || showings.has(tokens.at(-1)?.one ?? "")))
    tokens = tokens.slice(0, -1);
  return tokens.length === noun.tokens.length ? noun : (nounPhrase(tokens) ?? noun);
}

/** "Open calls", "upcoming matches": the state of some of them is no other thing. */
function withoutState(noun: NounPhrase): NounPhrase {
  let { tokens } = noun;
  while (tokens.length > 1 && lexicon.is(tokens[0]?.low, "state-adjective")) tokens = tokens.slice(1);
  return tokens.length === noun.tokens.length ? noun : (nounPhrase(tokens) ?? noun);
}

/** "Car rental", "room bookings": what is done with a thing is a feature, and the thing is what it is done with. */
function withoutDeed(noun: NounPhrase): NounPhrase | null {
  const isService = noun.tokens.length > 2 && noun.tokens.at(-1)?.one === "service";
  const feature = findFeature(isService ? noun.tokens.slice(0, -1) : noun.tokens);
  if (feature === null || !isFeatureAct(feature.act) || !lexicon.is(noun.tokens.at(isService ? -2 : -1)?.one, "transaction-noun"))
    return noun;
  return feature.about;
}

/** The noun as this product means it; null where it names nothing that it keeps. */
function inContext({ text, mentions }: ParsedPrompt, noun: NounPhrase): NounPhrase | null {
  const first = /^[^.!?\n]*/.exec(text.toLowerCase())?.[0] ?? "";
  const last = noun.tokens.at(-1);
  if (last === undefined) return noun;
  if (noun.tokens.length === 1 && people.test(last.one) && meeting.test(first))
    return { ...noun, key: "member", low: "members", plural: true };
  if (noun.key === "music") return { ...noun, key: "song", low: "songs", plural: true };
  if (help.test(noun.key) || mailFolders.test(last.one)) return null;
  const isRented = noun.tokens.length > 2 && last.one === "service" && /^(?:rental|booking)$/.test(noun.tokens.at(-2)?.low ?? "");
  if (isRented) return nounPhrase(noun.tokens.slice(0, -2));
  const whole = lexicon.is(last.one, "partitive") ? nounPhrase(noun.tokens.slice(0, -1)) : null;
  if (whole !== null && (last.one === "rental" ? knownThing(whole, "public") !== null : mentions.some(({ one }) => one === whole.key)))
    return whole;
  const part = parts.find((reading) => reading.last.test(last.one));
  if (part === undefined || part.unless.test(first)) return noun;
  return lexicon.is(last.one, "reserved-noun") || noun.tokens.length === 1 ? null : noun;
}

/** The noun of a thing as this product means it, without its state and how it is shown; null where it names nothing that is kept. */
export function meantNoun(parsed: ParsedPrompt, noun: NounPhrase): NounPhrase | null {
  const shown = withoutShowing(noun);
  const stated = withoutState(shown);
  const done = withoutDeed(stated);
  return done === null ? null : inContext(parsed, done);
}

/** A noun, and what is known of it whatever it is said of. */
export interface KnownNoun {
  noun: NounPhrase;
  /** Whether there is a template for it. */
  isKnown: boolean;
  /** Whether it only points at what is already spoken of. */
  isGeneric: boolean;
}

/** A noun that may be a thing or a detail of one. */
export interface ThingNoun extends KnownNoun {
  /** The noun without a tail that says only how it is shown: "property *listings*". */
  shown: KnownNoun;
  /** "View prices", "set deadlines": what is usual for a field and known as nothing else says more about the thing spoken of. */
  isDetail: boolean;
}

const measured: ReadonlySet<FieldType> = new Set(["date", "time", "money", "percent", "number", "duration", "rating", "boolean"]);

function known(noun: NounPhrase): KnownNoun {
  return { noun, isKnown: knownThing(noun, "public") !== null, isGeneric: isGeneric(noun) };
}

/** The noun with what is known of it. */
export function thingNoun(noun: NounPhrase): ThingNoun {
  const cut = withoutShowing(noun);
  const whole = known(noun);
  const type = fieldNoun(noun.key)?.type;
  const isDetail = noun.tokens.length <= 2 && type !== undefined && measured.has(type) && !whole.isKnown;
  return { ...whole, shown: cut === noun ? whole : known(cut), isDetail };
}
