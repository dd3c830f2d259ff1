// A site with what its message says besides, so that nothing that visitors are to read is lost.
import type { Reading } from "../../../schema/reading.ts";
import { withParts, withSections } from "./own-sections.ts";
import { type Fact, saidOnSite } from "./said-on-site.ts";

const FACTS_MAX = 12;
const TITLE = "Good to know";

/** The reading, where it is of a site, with the facts and sections that a cleaned text states of it and that it does not have. */
export function withSaid(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions" || reading.blueprint.kind !== "site") return reading;
  const { title } = reading.blueprint;
  const known = [title, ...reading.understood.map(({ phrase }) => phrase)].filter((phrase) => phrase !== "").map(plain);
  const isNew = ({ said }: { said: string }): boolean =>
    known.every((phrase) => !phrase.includes(plain(said)) && !plain(said).includes(phrase));
  const { facts, sections, others } = saidOnSite(text);
  const missing = others.filter(
    (said) => isNew({ said }) && !reading.notUnderstood.some((one) => said.includes(one) || one.includes(said)),
  );
  const whole = { ...reading, notUnderstood: [...reading.notUnderstood, ...missing] };
  return withFacts(withSections(whole, sections.filter(isNew)), facts.filter(isNew).slice(0, FACTS_MAX));
}

/** Without capitals and the quotes around a name. */
const plain = (words: string): string => words.toLowerCase().replaceAll('"', "");

function withFacts<Whole extends Extract<Reading, { outcome: "blueprint" }>>(reading: Whole, facts: readonly Fact[]): Whole {
  const [first] = facts;
  if (first === undefined) return reading;
  const lines = facts.map(({ line }) => line);
  const feature = { kind: "facts", id: "good-to-know", phrase: first.said, title: TITLE, facts: [{ label: TITLE, lines }] } as const;
  return withParts(reading, [{ feature, block: "facts", said: facts.map(({ said }) => said) }]);
}
