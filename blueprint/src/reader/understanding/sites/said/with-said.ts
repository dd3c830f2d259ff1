// A site with what its message says besides, so that nothing that visitors are to read is lost.
import { z } from "zod";
import { capitalise } from "../../../../model/names.ts";
import { PassageFeature } from "../../../../features/site/media/passage/passage-schema.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { Reading, Understood } from "../../../../schema/reading.ts";
import { type OwnSection, usualSections, withoutSaid, withParts, withSections } from "../own-sections.ts";
import { knownIn } from "../site-parts.ts";
import { isSomebodys, taggedOwner } from "../tagged-owner.ts";
import type { Fact } from "./facts-of.ts";
import { withDetails } from "./with-details.ts";
import { purposeIn, saidOnSite } from "./said-on-site.ts";

/** A text has room for so many. */
const CHARACTERS_MAX = 600;
const OPENING_MAX = 2;
/** "Prices", "our prices". */
const PART_WORDS_MAX = 2;
/** "Her name is", "called". */
const NAMING_WORDS_MAX = 3;
/** A single end of a line does not last. */
const PARAGRAPH = "\n\n";

/** The reading, where it is of a site, with the facts and sections that a cleaned text states of it and that it does not have. */
export function withSaid(read: Reading, text: string): Reading {
  if (read.outcome === "questions" || read.blueprint.kind !== "site") return read;
  const { title } = read.blueprint;
  const said = saidOnSite(text);
  const reading = withDetails(withLines(withOpening(read, purposeIn(text)), said.sections), text);
  const phrases = reading.understood.map(({ phrase }) => plain(phrase)).filter((one) => one !== "");
  const offers = offersOf(reading).map(plain);
  const known = [...phrases, ...offers];
  // "Name is Orme Thatching".
  const isName = (words: string): boolean =>
    words.includes(plain(title)) && words.split(" ").length - title.split(" ").length <= NAMING_WORDS_MAX;
  const isNew = ({ said: words }: { said: string }): boolean =>
    !plain(title).includes(plain(words)) &&
    (!isName(plain(words)) || /\d/.test(words)) &&
    known.every((phrase) => !phrase.includes(plain(words))) &&
    // "I repair bridles" says more than that a bridle costs £40.
    phrases.every((phrase) => !plain(words).includes(phrase));
  // "Tern" of "Tern & Wave".
  const isTitled = (phrase: string): boolean =>
    [title, ...offersOf(reading)].some((one) => ` ${plain(one)} `.includes(` ${plain(phrase)} `));
  // "I have a clog repair lab in Leeds", "Prices" of what has prices.
  const isThere = (words: string): boolean =>
    (title.includes(" ") && plain(words).includes(plain(title))) ||
    (words.split(" ").length <= PART_WORDS_MAX && builtFor(reading, words).length > 0) ||
    known.some((phrase) => isMostlyIn(text, words, phrase));
  const missing = said.others.filter(
    (words) => isNew({ said: words }) && !isThere(words) && !reading.notUnderstood.some((one) => one.includes(words)),
  );
  // "Least a list" of "a map or at least a list".
  const left = reading.notUnderstood.filter((one) => !isTitled(one) && !missing.some((words) => words.includes(one)));
  const whole = { ...reading, notUnderstood: [...left, ...missing] };
  const added = said.sections.filter(isNew);
  const built = added.flatMap(({ said: phrase, line }) =>
    line === null ? builtFor(reading, phrase).map((id) => ({ phrase, became: [id] })) : [],
  );
  const sections = added.filter(({ said: phrase }) => !built.some((one) => one.phrase === phrase));
  const stated = { ...whole, understood: [...whole.understood, ...built].map((one) => doubted(one, reading)) };
  const facts = said.facts.filter(isNew).map((fact) => withoutName(fact, title));
  const site = withFacts(withSections(stated, sections), facts);
  // "No prices".
  const usual = usualSections("business").filter((one) => !new RegExp(`\\bno ${one.title}\\b`, "i").test(text));
  return isEmpty(site) && !isSomebodys(taggedOwner(text) ?? "") ? withSections(site, usual) : site;
}

/** "*Hours* Tue-Fri 10 to 5" and "Tue-Fri 10 to 5, Sat 10 to 2": whether most of some words of a text stand in others. */
function isMostlyIn(text: string, words: string, phrase: string): boolean {
  const placeIn = (said: string): { start: number; end: number } => {
    const start = plain(text).indexOf(plain(said));
    return { start, end: start < 0 ? start : start + said.length };
  };
  const [one, other] = [placeIn(words), placeIn(phrase)];
  return 2 * (Math.min(one.end, other.end) - Math.max(one.start, other.start)) > words.length;
}

/** "1931 - 2024" of "Hale 1931 - 2024": the title says the name. */
function withoutName(fact: Fact, title: string): Fact {
  const named = plain(title).split(" ");
  const words = fact.said.split(" ");
  const from = words.findIndex((word) => !named.includes(plain(word)));
  const said = words.slice(from).join(" ");
  return from > 0 && /^\d/.test(said) ? { ...fact, said, line: capitalise(said) } : fact;
}

/** The names of what the site offers. */
function offersOf({ blueprint }: Built): string[] {
  const Offers = z.array(z.object({ name: z.string() }));
  return blueprint.features.flatMap((one) =>
    (one.kind === "services" ? (Offers.safeParse(one["offers"]).data ?? []) : []).map(({ name }) => name),
  );
}

type Built = Extract<Reading, { outcome: "blueprint" }>;

/** What only the owner can tell or show is not proven by what stands in for theirs: "our story", "photos of him", "what we mend". */
function doubted(understood: Understood, { blueprint }: Built): Understood {
  const isStandIn = ({ id, kind }: { id: string; kind: string }): boolean =>
    understood.became.includes(id) &&
    (kind === "about" ||
      (kind === "gallery" && / of /.test(understood.phrase)) ||
      (kind === "services" && /^what /i.test(understood.phrase)));
  return blueprint.features.some(isStandIn) ? { ...understood, isDoubted: true } : understood;
}

/** Whether a site has nothing but an opening and a way to write. */
const isEmpty = ({ blueprint }: Built): boolean =>
  blueprint.entities.length === 0 && blueprint.features.every(({ kind }) => kind === "hero" || kind === "contact");

/** What the site has already of what words name: the services of a trade come without being asked for. */
function builtFor({ blueprint }: Built, words: string): string[] {
  const [part] = knownIn(words);
  return blueprint.features
    .filter(({ kind }) => part?.split(" ").includes(kind) === true)
    .map(({ id }) => id)
    .slice(0, 1);
}

/** The site with a line below its title that says what it is for, where nothing else stands there. */
function withOpening(reading: Built, purpose: string | null): Built {
  const hero = reading.blueprint.features.find(({ kind, line }) => kind === "hero" && line === "{parts}");
  if (purpose === null || hero === undefined || plain(reading.blueprint.title) === plain(purpose)) return reading;
  return {
    ...reading,
    blueprint: withLine(reading.blueprint, hero.id, { line: `${capitalise(purpose)}.`, phrase: purpose }),
    understood: [...reading.understood, { phrase: purpose, became: [hero.id] }],
    notUnderstood: reading.notUnderstood.filter((one) => !purpose.includes(one)),
  };
}

/** The rooms for texts with what brackets say of them: "what we don't (no microwaves)". */
function withLines(reading: Built, sections: readonly OwnSection[]): Built {
  return sections.reduce((whole, { title, line }) => {
    const room = whole.blueprint.features.find((one) => one.kind === "passage" && one["title"] === title && one["line"] === null);
    return room === undefined || line === null ? whole : { ...whole, blueprint: withLine(whole.blueprint, room.id, { line }) };
  }, reading);
}

function withLine(blueprint: Blueprint, id: string, changes: { line: string; phrase?: string }): Blueprint {
  return { ...blueprint, features: blueprint.features.map((one) => (one.id === id ? { ...one, ...changes } : one)) };
}

/** As many facts as there is room for. */
function fitting(facts: readonly Fact[]): Fact[] {
  let characters = 0;
  return facts.filter(({ line }) => (characters += line.length + PARAGRAPH.length) <= CHARACTERS_MAX);
}

/** Without capitals and the quotes around a name. */
const plain = (words: string): string => words.toLowerCase().replaceAll('"', "");

/** The headings of the facts, in the order of the page, and the rooms for them that the site may have. */
const HEADINGS: readonly { of: Fact["of"]; id: string; title: string; room: RegExp }[] = [
  { of: "service", id: "offered", title: "What we offer", room: /^(?:services|what (?:i|we) (?:do|offer))$/i },
  { of: "price", id: "price-list", title: "Prices", room: /\b(?:prices?|costs?|charges?|fees?|rates)\b/i },
  { of: "story", id: "story", title: "About", room: /\b(?:about|story|life)\b/i },
  { of: "other", id: "good-to-know", title: "Good to know", room: /^good to know$/i },
];

/** The facts as texts, a line each, in the rooms that there are for them; the first of them open the site where nothing else says more. */
function withFacts(reading: Built, facts: readonly Fact[]): Built {
  if (facts.length === 0) return reading;
  const whole = HEADINGS.reduce((site, { of, id, title, room }) => {
    const own = fitting(facts.filter((fact) => fact.of === of));
    const [first] = own;
    if (first === undefined) return site;
    const line = own.map((fact) => fact.line).join(PARAGRAPH);
    const said = own.map((fact) => fact.said);
    const rooms = site.blueprint.features.flatMap((one) => PassageFeature.safeParse(one).data ?? []);
    const empty = rooms.find((one) => one.line === null && room.test(one.title ?? ""));
    if (empty === undefined)
      return withParts(site, [{ feature: { kind: "passage", id, phrase: first.said, title, line } as const, block: "text", said }]);
    const understood = [...site.understood, ...said.map((phrase) => ({ phrase, became: [empty.id] }))];
    const notUnderstood = withoutSaid(site.notUnderstood, said);
    return { ...site, blueprint: withLine(site.blueprint, empty.id, { line }), understood, notUnderstood };
  }, reading);
  const opening = `${facts
    .slice(0, OPENING_MAX)
    .map(({ line }) => line)
    .join(". ")}.`;
  const hero = whole.blueprint.features.find(({ kind, line }) => kind === "hero" && line === "{parts}");
  return hero === undefined ? whole : { ...whole, blueprint: withLine(whole.blueprint, hero.id, { line: opening }) };
}
