import { subjectOf } from "../../questions/question-bank.ts";
import type { Question } from "../../questions/read-subject.ts";

/** The questions of a subject that can be answered without seeing the options. */
export function cardQuestions(subject: string): readonly Question[] {
  return subjectOf(subject).questions.filter(({ prompt }) => !/^Which (?:of these|sentence|word is)/.test(prompt));
}
