// The question that stands in for a draft whose subject is not sure, with what the sentence may have meant as its options.
import type { Question } from "../../../schema/reading.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { subjectsIn } from "./subjects-in.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { connectModel } from "../connect-model.ts";

const OPTIONS_MAX = 4;
const SAID_CHARACTERS_MAX = 90;

interface Unclear {
  text: string;
  options: readonly string[];
  /** How often it was asked before. */
  turn: number;
  isModelConnected: boolean;
}

/** Asks what a cleaned text should become. */
export function whichQuestion({ text, options, turn, isModelConnected }: Unclear): Question {
  return {
    id: `which-${turn}`,
    text: sentenceFor({ text, options, turn, isModelConnected }),
    options: options.slice(0, OPTIONS_MAX),
    allowsOther: true,
  };
}

function sentenceFor({ text, options, turn, isModelConnected }: Unclear): string {
  const quoted = text.length > SAID_CHARACTERS_MAX ? `${text.slice(0, SAID_CHARACTERS_MAX).replace(/\s\S*$/, "")} …` : text;
  const subjects = subjectsIn(text).filter(({ score }) => score > -2);
  // "A line", "an hour": what fields are called is no subject.
  const nouns = subjects
    .filter(({ one }) => fieldNoun(one) === null)
    .slice(0, 3)
    .map(({ one, many, plural }) => `“${plural ? many : one}”`);
  const things = subjects.find(({ plural, one }) => plural || templatesByNoun.has(one) || text.includes(`a ${one}`));
  const asked =
    things === undefined ? "What should the app keep, show or do?" : `What should it keep of each ${things.one}, or show or do?`;
  const open = `${asked} Say it in a sentence such as “a list of ${things?.many ?? "visits"} with name, date and notes”.`;
  const which = options.length > 0 ? "Which of these is it, or what should the app keep, show or do?" : open;
  if (quoted === "") return which;
  if (turn > 0) return `“${quoted}” does not tell me enough either. ${which}`;
  const understood =
    nouns.length > 0
      ? `I understood that it is about ${listed(nouns)}, but not what to make of “${quoted}”.`
      : `I do not know what to make of “${quoted}”.`;
  return `${understood} ${which} ${connectModel(isModelConnected)}`;
}

const places = ["first 1 a", "second 2 b", "third 3 c", "fourth 4 d"];

/** The option that an answer means: in its own words, or by its place ("the second one", "2"). */
export function optionMeant(options: readonly string[], answer: string): string | null {
  const said = answer
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "");
  const exact = options.find((option) => option.toLowerCase() === said);
  if (exact !== undefined) return exact;
  const word = /^(?:the )?(\w+)(?: one)?$/.exec(said)?.[1] ?? "";
  return options[places.findIndex((names) => names.split(" ").includes(word))] ?? null;
}
