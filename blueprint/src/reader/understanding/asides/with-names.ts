// First names that a text lists: "who does the dishes: Ann, Ben, Cleo take turns". They are who can be chosen, and never the names of
// fields; where they take turns, the list is one of turns.
import { slugOf } from "../../../knowledge/field.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { englishGrammar } from "../../../knowledge/large-packages.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import type { Reading } from "../../../schema/reading.ts";
import { titleCase } from "../../draft/look/draft-title.ts";
import { sentencesOf } from "../../text/token.ts";
import { withoutGaps } from "./without-gaps.ts";

const NAMES_MIN = 2;
const TITLE_CHARACTERS_MAX = 40;
const TURNS = "A rota with date and person";
const RUN = /\p{Lu}\p{Ll}+(?:(?:, ?(?:and )?| and | & | )\p{Lu}\p{Ll}+)+/gu;

type Built = Extract<Reading, { outcome: "blueprint" }>;

interface Run {
  names: readonly string[];
  phrase: string;
  start: number;
}

/** What `read` makes of a text, where the names that it lists are no fields but who can be chosen. */
export function withNames(text: string, read: (text: string) => Reading): Reading {
  const run = namesIn(text);
  const reading = read(text);
  const isTurns = run !== null && lexicon.names(text.toLowerCase(), "turn-taking");
  if (run === null || (reading.outcome === "questions" ? !isTurns : reading.blueprint.kind !== "tool")) return reading;
  const isName = ({ label }: Field): boolean => run.names.includes(label.split(" ")[0] ?? "");
  if (reading.outcome === "blueprint" && !reading.blueprint.entities.some(({ fields }) => fields.some(isName)))
    return reading.notUnderstood.some((phrase) => run.phrase.includes(phrase)) ? (withChoice(reading, run) ?? reading) : reading;
  const before = text.slice(0, run.start).replace(/[\s:,–-]+$|(?:\s+(?:for|by|of|with|between|among))?\s*$/giu, "");
  const behind = text.slice(run.start + run.phrase.length);
  const rest = read(withoutGaps(`${before}${behind}`));
  const taken = isTurns ? read(TURNS) : rest;
  const chosen = chosenIn(rest, run);
  if (chosen !== null) return chosen;
  const told = chosenIn(taken, run);
  if (told !== null && isTurns) return asTold(told, { heading: before, run, behind });
  return rest.outcome === "blueprint" ? { ...rest, notUnderstood: [...rest.notUnderstood, run.phrase] } : rest;
}

const chosenIn = (reading: Reading, run: Run): Built | null => (reading.outcome === "blueprint" ? withChoice(reading, run) : null);

/** The longest list of first names in a text; null where it lists none. */
function namesIn(text: string): Run | null {
  const runs = [...text.matchAll(RUN)].flatMap(({ 0: whole, index }) => {
    const first = whole.split(/[\s,&]/)[0] ?? "";
    // The word that begins a sentence has a capital in any case.
    const isOpening = index === 0 || /[.!?]\s*$/.test(text.slice(0, index));
    const start = isOpening && !isFirstName(first) ? index + first.length : index;
    const phrase = text.slice(start, index + whole.length).replace(/^[\s,&]+(?:and )?/, "");
    const names = phrase.match(/\p{Lu}\p{Ll}+/gu) ?? [];
    const known = names.filter(isFirstName).length;
    const isNames = known * 2 > names.length && names.every((name) => isFirstName(name) || fieldNoun(name.toLowerCase()) === null);
    const isParted = /[,&]|\band\b/.test(phrase);
    return names.length >= NAMES_MIN && isNames && isParted ? [{ names, phrase, start: text.indexOf(phrase, start) }] : [];
  });
  return runs.toSorted((a, b) => b.names.length - a.names.length)[0] ?? null;
}

const isFirstName = (word: string): boolean => englishGrammar()(word).has("#FirstName");

/** A reading whose field for a person is chosen of the names; null where its rows have no such field, or hold people already. */
function withChoice(reading: Built, { names, phrase }: Run): Built | null {
  const { blueprint, understood, notUnderstood } = reading;
  const isPerson = ({ type, label }: Field): boolean => type === "text" && /^(?:person|who\b|whose turn|assignee)/i.test(label);
  const [rows] = blueprint.entities;
  const field = rows?.fields.find(isPerson);
  if (rows === undefined || field === undefined || rows.samples.length > 0) return null;
  const choice: Field = { ...field, type: "choice", options: [...names] };
  const own: Entity = { ...rows, fields: rows.fields.map((one) => (one === field ? choice : one)) };
  return {
    ...reading,
    blueprint: { ...blueprint, entities: [own, ...blueprint.entities.slice(1)] },
    understood: [...understood, { phrase, became: [`${rows.id}.${field.id}`] }],
    notUnderstood: notUnderstood.filter((one) => !phrase.includes(one)),
  };
}

/** A list of turns under the name that the text has for it; what stands behind the names asks for more. */
function asTold({ blueprint, ...reading }: Built, { heading, run, behind }: { heading: string; run: Run; behind: string }): Built {
  const more = sentencesOf(behind).flatMap(({ tokens }) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first === undefined || last === undefined ? [] : [behind.slice(first.start, last.end)];
  });
  const title = heading !== "" && heading.length <= TITLE_CHARACTERS_MAX ? titleCase(heading) : blueprint.title;
  const understood = [
    ...reading.understood.filter(({ phrase }) => phrase === run.phrase),
    ...(title === blueprint.title ? [] : [{ phrase: heading, became: ["title"] }]),
  ];
  const notUnderstood = [...(title === blueprint.title && heading !== "" ? [heading] : []), ...more];
  const entities = blueprint.entities.map((one) => ({ ...one, phrase: null }));
  const capabilities = blueprint.capabilities.map((one) => ({ ...one, phrase: null }));
  return { ...reading, blueprint: { ...blueprint, title, slug: slugOf(title), entities, capabilities }, understood, notUnderstood };
}
