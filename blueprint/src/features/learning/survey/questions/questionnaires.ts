// The questionnaires that are asked for most, and one that fits everything.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { type Questionnaire, WrittenQuestionnaire } from "./questionnaire.ts";

const all: readonly Questionnaire[] = readData("questions/surveys/questionnaires.json", z.array(WrittenQuestionnaire)).map(
  ({ questions, ...questionnaire }) => ({
    ...questionnaire,
    questions: (about) => questions.map((question) => ({ ...question, prompt: question.prompt.replaceAll("{about}", () => about) })),
  }),
);

const general = questionnaireCalled("general");

function questionnaireCalled(id: string): Questionnaire {
  const found = all.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`blueprint/data/questions/surveys/questionnaires.json has no questionnaire ${id}.`);
  return found;
}

/** The questionnaire of this id; the one that fits everything for an unknown id. */
export function questionnaireOf(id: string): Questionnaire {
  return all.find((candidate) => candidate.id === id) ?? general;
}

/** The questionnaire that these words ask for, looked for in the first words and only then in the next. */
export function questionnaireIn(...words: readonly string[]): Questionnaire {
  for (const asked of words) {
    const found = all.find((candidate) => candidate.words?.test(asked) === true);
    if (found) return found;
  }
  return general;
}
