// A site with what its message says besides, so that nothing that visitors are to read is lost.
import { z } from "zod";
import { capitalise } from "../../../../model/names.ts";
import type { Blueprint } from "../../../../schema/blueprint.ts";
import type { Reading, Understood } from "../../../../schema/reading.ts";
import { type OwnSection, usualSections, withParts, withSections } from "../own-sections.ts";
import { knownIn } from "../site-parts.ts";
import { isSomebodys, taggedOwner } from "../tagged-owner.ts";
import { type Fact, purposeIn, saidOnSite } from "./said-on-site.ts";

/** A text has room for so many. */
const CHARACTERS_MAX = 600;
const OPENING_MAX = 2;
/** "Name is", "called". */
const NAMING_WORDS_MAX = 2;
/** A single end of a line does not last. */
const PARAGRAPH = "\n\n";

/** The reading, where it is of a site, with the facts and sections that a cleaned text states of it and that it does not have. */
export function withSaid(read: Reading, text: string): Reading {
  if (read.outcome === "questions" || read.blueprint.kind !== "site") return read;
  const { title } = read.blueprint;
  const said = saidOnSite(text);
  const reading = withLines(withOpening(read, purposeIn(text)), said.sections);
  const known = [...reading.understood.map(({ phrase }) => phrase), ...offersOf(reading)].filter((one) => one !== "").map(plain);
  // "Name is Orme Thatching".
  const isName = (words: string): boolean =>
    words.includes(plain(title)) && words.split(" ").length - title.split(" ").length <= NAMING_WORDS_MAX;
  const isNew = ({ said: words }: { said: string }): boolean =>
    !plain(title).includes(plain(words)) &&
    (!isName(plain(words)) || /\d/.test(words)) &&
    known.every((phrase) => !phrase.includes(plain(words)) && !plain(words).includes(phrase));
  // "Tern" of "Tern & Wave".
  const isTitled = (phrase: string): boolean =>
    [title, ...offersOf(reading)].some((one) => ` ${plain(one)} `.includes(` ${plain(phrase)} `));
  const missing = said.others.filter(
    (words) => isNew({ said: words }) && !reading.notUnderstood.some((one) => words.includes(one) || one.includes(words)),
  );
  const whole = { ...reading, notUnderstood: [...reading.notUnderstood.filter((one) => !isTitled(one)), ...missing] };
  const added = said.sections.filter(isNew);
  const built = added.flatMap(({ said: phrase, line }) =>
    line === null ? builtFor(reading, phrase).map((id) => ({ phrase, became: [id] })) : [],
  );
  const sections = added.filter(({ said: phrase }) => !built.some((one) => one.phrase === phrase));
  const stated = { ...whole, understood: [...whole.understood, ...built].map((one) => doubted(one, reading)) };
  const site = withFacts(withSections(stated, sections), fitting(said.facts.filter(isNew)));
  // "No prices".
  const usual = usualSections("business").filter((one) => !new RegExp(`\\bno ${one.title}\\b`, "i").test(text));
  return isEmpty(site) && !isSomebodys(taggedOwner(text) ?? "") ? withSections(site, usual) : site;
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

/** The facts as a text of their own, a line each, of which the first open the site where nothing else says more. */
function withFacts(reading: Built, facts: readonly Fact[]): Built {
  const [first] = facts;
  if (first === undefined) return reading;
  const lines = facts.map(({ line }) => line);
  const feature = { kind: "passage", id: "good-to-know", phrase: first.said, title: "Good to know", line: lines.join(PARAGRAPH) } as const;
  const whole = withParts(reading, [{ feature, block: "text", said: facts.map(({ said }) => said) }]);
  const opening = `${lines.slice(0, OPENING_MAX).join(". ")}.`;
  const hero = whole.blueprint.features.find(({ kind, line }) => kind === "hero" && line === "{parts}");
  return hero === undefined ? whole : { ...whole, blueprint: withLine(whole.blueprint, hero.id, { line: opening }) };
}
