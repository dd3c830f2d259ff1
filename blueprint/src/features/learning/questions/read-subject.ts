// What a question of the bank is, and how a subject is read from `blueprint/data/questions`.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../knowledge/data/word-list.ts";

/** A question with its answers, four in the bank; `right` is the position of the right one, which differs from question to question. */
export interface Question {
  id: string;
  topic: string;
  prompt: string;
  options: readonly string[];
  right: number;
  explanation: string;
}

/**
 * The entries of `subjects.json`. `group` is the folder of its file; `words` shows in a prompt that it is about this subject.
 * Where its questions make lessons, it is taught; a broad subject (food, art, English) is not taught by a dozen facts.
 */
export const SubjectEntry = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  group: z.string(),
  isTaught: z.boolean().default(false),
  title: z.string(),
  words: WordPattern,
});

/** A subject of the bank. */
export interface QuestionSubject extends z.infer<typeof SubjectEntry> {
  questions: readonly Question[];
}

/** The entries of a subject's own file. */
const WrittenQuestion = z.strictObject({
  topic: z.string().min(1),
  question: z.string().min(1),
  right: z.string().min(1),
  wrong: z.tuple([z.string(), z.string(), z.string()]),
  why: z.string().min(1),
});

/** Reads the questions of a subject. */
export function readSubject(subject: z.infer<typeof SubjectEntry>): QuestionSubject {
  const written = readData(`questions/${subject.group}/${subject.id}.json`, z.array(WrittenQuestion));
  return { ...subject, questions: written.map((question, index) => questionOf(question, `${subject.id}-${index + 1}`)) };
}

function questionOf({ topic, question, right: answer, wrong, why }: z.infer<typeof WrittenQuestion>, id: string): Question {
  const right = [...question].reduce((total, letter) => total + letter.charCodeAt(0), 0) % 4;
  return { id, topic, prompt: question, options: wrong.toSpliced(right, 0, answer), right, explanation: why };
}

/** A question that somebody wrote for an app of their own; `right` is the position of the right answer. */
export const OwnQuestion = z
  .strictObject({
    question: z.string().min(1).max(200),
    answers: z.array(z.string().min(1).max(120)).min(2).max(6),
    right: z.int().min(0),
    /** Why it is right; empty where nobody said. */
    why: z.string().max(400),
  })
  .refine(({ answers, right }) => right < answers.length && new Set(answers).size === answers.length);
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** Own questions as those of a subject of this title. */
export function ownSubject(questions: readonly OwnQuestion[], { id, title }: { id: string; title: string }): Question[] {
  return questions.map(({ question, answers, right, why }, at) => ({
    id: `${id}-${at + 1}`,
    topic: title,
    prompt: question,
    options: answers,
    right,
    explanation: why,
  }));
}
