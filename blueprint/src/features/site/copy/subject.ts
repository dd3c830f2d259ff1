// What a site is about: the domain whose words the wish and the prompt use most, whether it speaks for a company, a
// person, an event or a thing, and a number that varies what is chosen between sites.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import type { FeatureRequest } from "../../definition/define-feature.ts";
import { Domain } from "./domain.ts";

/** What a draft knows of the site. */
export type SubjectAsk = Pick<FeatureRequest, "title" | "about" | "prompt" | "words" | "object">;

/** Whom a site speaks for. */
export type Body = "company" | "person" | "event" | "thing";

/** A site's subject. `seed` is the same for the same title. */
export interface Subject {
  domain: Domain;
  body: Body;
  isOnePage: boolean;
  seed: number;
}

/** All domains; where two match alike, the earlier is taken. */
export const domains: readonly Domain[] = ["care", "food", "home", "money", "tech", "learn", "culture", "public"].flatMap((file) =>
  readData(`site/domains/${file}.json`, z.array(Domain)),
);

/** What fits everything. */
export const generalDomain: Domain = { ...readData("site/general.json", Domain.omit({ words: true })), words: [] };

const matchers = domains.map((domain) => ({
  domain,
  endings: [...domain.words, ...(domain.trades ?? [])].map((word) => new RegExp(`\\b${word.replaceAll("-", "[- ]")}(?:s|es)?$`, "i")),
  patterns: domain.words.map((word) => ({
    weight: word.includes(" ") ? 3 : 2,
    pattern: new RegExp(`\\b${word.replaceAll("-", "[- ]")}(?:s|es)?\\b`, "i"),
  })),
}));

/** The domain that these texts speak of, the earlier texts counting more; the general one where none of `among` does. */
export function domainOf(texts: readonly string[], among: readonly Domain[] = domains): Domain {
  const scored = matchers
    .filter(({ domain }) => among.includes(domain))
    .map(({ domain, patterns }) => ({
      domain,
      score: texts.reduce((sum, text, at) => sum + scoreOf(text, patterns) / (at + 1), 0),
    }));
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left), { domain: generalDomain, score: 0 });
  return best.domain;
}

/** Whether a domain is none of a trade: nothing is known of what it offers. */
export function isGeneral({ id }: Domain): boolean {
  return id === generalDomain.id;
}

function scoreOf(text: string, patterns: readonly { weight: number; pattern: RegExp }[]): number {
  return patterns.reduce((sum, { weight, pattern }) => sum + (pattern.test(text) ? weight : 0), 0);
}

/** One of the values, the same for the same seed. */
export function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], seed: number): Value {
  const value = values[seed % Math.max(1, values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
}

/** Whether nobody knows the trade of the site that a text in lower case asks for: its story is not to be made up. */
export function isOfNoTrade(prompt: string): boolean {
  return isGeneral(subjectOf({ title: "", about: "", prompt, words: "", object: null }).domain);
}

/** The subject of a site. The first clause of a prompt says most of what it is about. */
export function subjectOf({ title, about, prompt }: SubjectAsk): Subject {
  const opening = /^[^.!?\n]*/.exec(prompt)?.[0] ?? "";
  const texts = [namedIn(opening), opening, `${title} ${about}`, withoutLook(prompt)];
  const domain = domainOf(texts, tradesNamed(texts[0] ?? "") ?? domains);
  const known = ofTrade(domain, texts.join(" "));
  return {
    domain: known,
    body: bodyOf({ opening, domain: known }),
    isOnePage: /\b(?:one|single)[- ]page\b|\blanding page|\bone-pager|\bone pager/.test(prompt),
    seed: seedOf(`${title}${about}${domain.id}`.toLowerCase()),
  };
}

/**
 * The domains of the trade that words name as whose the site is; none where nobody knows it ("a farrier"), null where they name no
 * trade. The noun at the end says which it is: what stands before it ("a *tattoo* removal studio", "a *steel* drum band") does not.
 */
function tradesNamed(words: string): readonly Domain[] | null {
  // Of one that only has a name, the name says it, or nothing does.
  const [, whose, called = ""] = / for (?:an? |my |our |the )(.+)$|\bcalled "([^"]+)"/i.exec(words) ?? [];
  const owner = (whose ?? called).split(PLACED)[0]?.trim() ?? "";
  const named = owner.split(/\s+/);
  if (owner === "" || named.every((word) => lexicon.names(word, "trade-wrapper") || lexicon.is(word, "small-word"))) return null;
  const kept = named.slice(0, named.findLastIndex((word) => !lexicon.is(word.toLowerCase(), "trade-wrapper")) + 1).join(" ");
  return matchers
    .filter(({ endings }) => [owner, kept].some((one) => endings.some((ending) => isAtEnd(one, ending))))
    .map(({ domain }) => domain);
}

/** "A kayak school *in Devon*". */
const PLACED = / (?:in|at|near|on|from|to|for|called|named) /i;

/** Whether words end with what a domain is called, or with who does something for it: "dog groomer". */
function isAtEnd(words: string, ending: RegExp): boolean {
  const [doer, done] = [words.split(" ").at(-1) ?? "", words.split(" ").slice(0, -1).join(" ")];
  return ending.test(words) || (lexicon.ends(doer, "person-ending") && done !== "" && ending.test(done));
}

/** The domain with what is offered in the trades that a text names; with everything where it names none, and the general one where nothing of theirs is known. */
function ofTrade(domain: Domain, text: string): Domain {
  const named = (domain.trades ?? []).filter((trade) => new RegExp(`\\b${trade}(?:s|es)?\\b`, "i").test(text));
  const isOf = ({ of }: Domain["offers"][number]): boolean => of?.some((trade) => named.includes(trade)) === true;
  if (named.length > 0 && !domain.offers.some(isOf)) return generalDomain;
  const fits = (offer: Domain["offers"][number]): boolean => named.length === 0 || offer.of === undefined || isOf(offer);
  return { ...domain, offers: domain.offers.filter(fits).map(({ of: _of, ...offer }) => offer) };
}

/** "A page for my tailoring shop, where people book the fitting of a wedding suit": what it is stands before what it is used for. */
const namedIn = (opening: string): string => opening.split(/,| where | with | so that /)[0] ?? "";

/** Without the sentences on colours, whose names ("chocolate", "olive") are of no subject. */
function withoutLook(prompt: string): string {
  return prompt
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\b(?:background|colou?rs?|theme|styled?|components|elements)\b/.test(sentence))
    .join(" ");
}

function bodyOf({ opening, domain }: { opening: string; domain: Domain }): Body {
  if (
    /\b(?:portfolio|biograph|personal|resume|résumé|cv\b|my work|designer'?s|link ?tree)/.test(opening) &&
    !/\bcompany|\bagency/.test(opening)
  )
    return "person";
  // A band and a club give events, and are none.
  if (domainOf([namedIn(opening)]).id === "event" || /\b(?:event|day|conference|wedding|festival|contest)\b/.test(namedIn(opening)))
    return "event";
  return domain.way === "read" || domain.way === "platform" ? "thing" : domain.way === "person" ? "person" : "company";
}

/** The words with the domain's people and what they get put in. */
export function filled(text: string, { people, gives }: Domain): string {
  return text.replaceAll("{people}", people).replaceAll("{gives}", gives);
}

/** The first letter as a capital, and no full stop. */
export function headline(text: string): string {
  const trimmed = text.trim().replace(/[.,;:]+$/, "");
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
