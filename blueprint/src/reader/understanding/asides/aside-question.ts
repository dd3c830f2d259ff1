import type { Prompt, Question } from "../../../schema/reading.ts";
import { foreignQuestion } from "../language/foreign-question.ts";
import { cleanText } from "../../../knowledge/words/clean-text.ts";
import { type AsideId, asides, findAside, isBeyondApps } from "./find-aside.ts";

const SAID_CHARACTERS_MAX = 60;

/** The ids of the questions that stand in for what is no request: the answer to them is read as a new prompt. */
const isAsideId = (id: string): boolean => /^(?:aside|language)-/.test(id);

/** The question in reply to a text that is no request, or that is in another language; null for a request. */
export function asideQuestion({ text, answers, service }: Prompt): Question | null {
  const said = cleanText(answers.at(-1)?.answer ?? text);
  const turn = answers.length;
  const foreign = foreignQuestion(said, { turn, isModelConnected: service?.isModelConnected ?? false });
  if (foreign !== null) return foreign;
  const id = findAside(said);
  return id === null ? null : questionOf(service === undefined && (id === "cost" || id === "terms") ? "who" : id, { said, turn, service });
}

/** The question in reply to a text of which nothing can be built, and which asks for what no app does; null for any other. */
export function beyondQuestion({ text, answers, service }: Prompt): Question | null {
  const said = cleanText(answers.at(-1)?.answer ?? text);
  return isBeyondApps(said) ? questionOf("impossible", { said, turn: answers.length, service }) : null;
}

function questionOf(id: AsideId, { said, turn, service }: { said: string; turn: number; service: Prompt["service"] }): Question | null {
  const aside = asides.asides.find((one) => one.id === id);
  if (aside === undefined) return null;
  const facts = new Map([
    ["said", said.slice(0, SAID_CHARACTERS_MAX)],
    ["build", String(service?.credits.build)],
    ["followUp", String(service?.credits.followUp)],
  ]);
  const sentence = (turn === 0 ? aside.first : aside.again).replace(/\{(\w+)\}/g, (_, fact: string) => facts.get(fact) ?? "");
  return { id: `aside-${aside.id}-${turn}`, text: sentence, options: [], allowsOther: true };
}

/** The prompt without what was no request: the answer to that is the prompt. */
export function withoutAsides(prompt: Prompt): Prompt {
  const at = prompt.answers.findLastIndex(({ question }) => isAsideId(question));
  const spoken = prompt.answers[at];
  return spoken === undefined ? prompt : { ...prompt, text: spoken.answer, answers: prompt.answers.slice(at + 1) };
}
