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
  patterns: domain.words.map((word) => ({
    weight: word.includes(" ") ? 3 : 2,
    pattern: new RegExp(`\\b${word.replaceAll("-", "[- ]")}(?:s|es)?\\b`, "i"),
  })),
}));

/** The domain that these texts speak of, the earlier texts counting more; the general one where none does. */
export function domainOf(texts: readonly string[]): Domain {
  const scored = matchers.map(({ domain, patterns }) => ({
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

/** The subject of a site. The first clause of a prompt says most of what it is about. */
export function subjectOf({ title, about, prompt }: SubjectAsk): Subject {
  const opening = /^[^.!?\n]*/.exec(prompt)?.[0] ?? "";
  const texts = [namedIn(opening), opening, `${title} ${about}`, withoutLook(prompt)];
  const domain = isOfOther(texts) ? generalDomain : domainOf(texts);
  return {
    domain: ofTrade(domain, texts.join(" ")),
    body: bodyOf({ opening, domain }),
    isOnePage: /\b(?:one|single)[- ]page\b|\blanding page|\bone-pager|\bone pager/.test(prompt),
    seed: seedOf(`${title}${about}${domain.id}`.toLowerCase()),
  };
}

/** "A website for a farrier with a price list (a set of shoes £95)": whose it is says the trade, which no domain knows, and no other word does. */
function isOfOther([named = "", , called = ""]: readonly string[]): boolean {
  const [, whose = ""] = / for (?:an? |my |our |the )(.+)$/i.exec(named) ?? [];
  const isTrade =
    whose !== "" && !whose.split(" ").every((word) => lexicon.names(word, "organisation-word") || lexicon.is(word, "small-word"));
  return isTrade && isGeneral(domainOf([named, called]));
}

/** The domain with what is offered in the trades that a text names; with everything where it names none of them. */
function ofTrade(domain: Domain, text: string): Domain {
  const named = (domain.trades ?? []).filter((trade) => new RegExp(`\\b${trade}(?:s|es)?\\b`, "i").test(text));
  const fits = ({ of }: Domain["offers"][number]): boolean =>
    named.length === 0 || of === undefined || of.some((trade) => named.includes(trade));
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
