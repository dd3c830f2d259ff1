// The name of a tool with for whom or for what it is: "Church Flower Ladies Rota" of "a rota for the church flower ladies".
import { slugOf } from "../../knowledge/field.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Reading } from "../../schema/reading.ts";
import { relatives } from "../lexicon/nouns.ts";
import { meansPeople, nounKind } from "../text/noun-kind.ts";
import { quote, sentencesOf, type Token } from "../text/token.ts";
import { isHolder, requestEnd } from "../understanding/requests/request-start.ts";
import { titleCase } from "../draft/look/draft-title.ts";

const CHARACTERS_MAX = 40;
const WHOM_WORDS_MAX = 5;
const NAME_WORDS_MAX = 3;
/** "Called The Attic", "“The Attic”": a name that somebody gives. */
const GIVEN = /\b(?:called|named)\b|["“]/i;

/** The reading with what its text says the tool is for in its title, where the title says only what kind of list it is. */
export function titleForWhom(reading: Reading, text: string): Reading {
  if (reading.outcome === "questions" || reading.blueprint.kind !== "tool" || GIVEN.test(text)) return reading;
  const said = namesIn(text);
  const { title, entities } = reading.blueprint;
  if (said === null || entities.length === 0 || !isKindOnly(title, said.name)) return reading;
  const whole = titleCase(`${said.whom} ${said.name.map(({ low }) => low).join(" ")}`);
  return whole.length > CHARACTERS_MAX ? reading : { ...reading, blueprint: { ...reading.blueprint, title: whole, slug: slugOf(whole) } };
}

/** What a text calls the list that it asks for, and for whom it is. */
function namesIn(text: string): { name: readonly Token[]; whom: string } | null {
  const isFor = ({ low }: Token, index: number, all: readonly Token[]): boolean =>
    low === "for" && /^(?:my|our|the|an?)$/.test(all[index + 1]?.low ?? "");
  const tokens = sentencesOf(text).find((sentence) => sentence.tokens.some(isFor))?.tokens ?? [];
  const at = tokens.findIndex(isFor);
  const start = Math.max(0, requestEnd(tokens));
  const name = tokens.slice(start, at).filter(({ low }) => !lexicon.is(low, "determiner") && !/^(?:simple|little|small|please)$/.test(low));
  const behind = tokens.slice(at + 2);
  const end = behind.findIndex(isBehind);
  const whom = behind.slice(0, end < 0 ? undefined : end);
  const last = name.at(-1);
  const isPlain = ({ low, speech }: Token): boolean => speech === "noun" || speech === "adjective" || low.includes("-");
  const isApp = lexicon.is(last?.one, "app-itself") || lexicon.is(last?.one, "site-noun");
  const isName = last !== undefined && !isApp && name.length <= NAME_WORDS_MAX && name.every(isPlain);
  return isName && isNamed(whom) ? { name, whom: quote(text, whom) } : null;
}

/** Whether a word stands behind the name of a group: "with", "who", "because", a mark. */
const isBehind = ({ low }: Token): boolean =>
  !/\p{L}/u.test(low) ||
  (["preposition", "clause-question", "clause-opener", "subject-pronoun"] as const).some((kind) => lexicon.is(low, kind)) ||
  /^(?:and|so|that|but|or|with)$/.test(low);

/** "The church flower ladies", "my judo class", and not "my mum", "the doctor", "my phone". */
function isNamed(whom: readonly Token[]): boolean {
  const last = whom.at(-1);
  if (last === undefined || whom.length > WHOM_WORDS_MAX || last.speech !== "noun") return false;
  const isOne = last.low === last.one && (meansPeople(last.one) || nounKind(last.one) === "person");
  return (
    !isOne && !lexicon.is(last.one, "device") && !relatives.has(last.low) && !relatives.has(last.one) && !lexicon.is(last.one, "site-noun")
  );
}

/** Whether each word of a title says only what it is: "Duty List" and "Attendance List" of "attendance list". */
function isKindOnly(title: string, name: readonly Token[]): boolean {
  const words = sentencesOf(title.toLowerCase()).flatMap(({ tokens }) => tokens.map(({ one }) => one));
  return words.every((word) => isHolder(word) || name.some(({ one }) => one === word)) || (words.length === 2 && isHolder(words[1] ?? ""));
}
