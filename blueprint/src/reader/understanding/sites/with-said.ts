// A site with what its message says besides, so that nothing that visitors are to read is lost.
import type { Reading } from "../../../schema/reading.ts";
import { withParts, withSections } from "./own-sections.ts";
import { type Fact, saidOnSite } from "./said-on-site.ts";

/** A text has room for so many. */
const CHARACTERS_MAX = 600;
const OPENING_MAX = 2;
/** A single end of a line does not last. */
const PARAGRAPH = "\n\n";

/** The reading, where it is of a site, with the facts and sections that a cleaned text states of it and that it does not have. */
export function withSaid(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions" || reading.blueprint.kind !== "site") return reading;
  const { title } = reading.blueprint;
  const known = [title, ...reading.understood.map(({ phrase }) => phrase)].filter((phrase) => phrase !== "").map(plain);
  const isNew = ({ said }: { said: string }): boolean =>
    known.every((phrase) => !phrase.includes(plain(said)) && !plain(said).includes(phrase));
  // "Tern" of "Tern & Wave".
  const isTitled = (phrase: string): boolean => ` ${plain(title)} `.includes(` ${plain(phrase)} `);
  const { facts, sections, others } = saidOnSite(text);
  const missing = others.filter(
    (said) => isNew({ said }) && !reading.notUnderstood.some((one) => said.includes(one) || one.includes(said)),
  );
  const whole = { ...reading, notUnderstood: [...reading.notUnderstood.filter((one) => !isTitled(one)), ...missing] };
  return withFacts(withSections(whole, sections.filter(isNew)), fitting(facts.filter(isNew)));
}

/** As many facts as there is room for. */
function fitting(facts: readonly Fact[]): Fact[] {
  let characters = 0;
  return facts.filter(({ line }) => (characters += line.length + PARAGRAPH.length) <= CHARACTERS_MAX);
}

/** Without capitals and the quotes around a name. */
const plain = (words: string): string => words.toLowerCase().replaceAll('"', "");

/** The facts as a text of their own, a line each, of which the first open the site where nothing else says more. */
function withFacts<Whole extends Extract<Reading, { outcome: "blueprint" }>>(reading: Whole, facts: readonly Fact[]): Whole {
  const [first] = facts;
  if (first === undefined) return reading;
  const lines = facts.map(({ line }) => line);
  const feature = { kind: "passage", id: "good-to-know", phrase: first.said, title: "Good to know", line: lines.join(PARAGRAPH) } as const;
  const whole = withParts(reading, [{ feature, block: "text", said: facts.map(({ said }) => said) }]);
  const opening = `${lines.slice(0, OPENING_MAX).join(". ")}.`;
  const features = whole.blueprint.features.map((one) =>
    one.kind === "hero" && one["line"] === "{parts}" ? { ...one, line: opening } : one,
  );
  return { ...whole, blueprint: { ...whole.blueprint, features } };
}
