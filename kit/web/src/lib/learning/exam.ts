// Exams: all questions on one paper against the clock. An exam that was begun goes on after a reload, and so does its clock.
import { type Answer, type Question, countRight } from "./questions";
import { isSavedObject, parseJson, readNumber, readText } from "../saved";
import { createCollection, storageKey } from "../store";
import { readItem, writeItem } from "../storage";

/** The position of each chosen option, by the question's id. */
export type Choices = Readonly<Record<string, number>>;

export interface ExamRules {
  minutes: number;
  passPercent: number;
}

export interface ExamAttempt {
  chosen: Choices;
  right: number;
  outOf: number;
  isPassed: boolean;
  seconds: number;
  /** An ISO 8601 time. */
  at: string;
}

export interface RunningExam {
  /** In milliseconds since 1970. */
  startedAt: number;
  chosen: Choices;
}

/** The exams that were taken. */
export const attempts = createCollection<ExamAttempt>({
  name: "exam",
  read: (saved) => {
    const outOf = readNumber(saved["outOf"]);
    if (outOf === null || outOf <= 0) return null;
    return {
      chosen: readChoices(saved["chosen"]),
      right: readNumber(saved["right"]) ?? 0,
      outOf,
      isPassed: saved["isPassed"] === true,
      seconds: readNumber(saved["seconds"]) ?? 0,
      at: readText(saved["at"]),
    };
  },
  samples: () => [],
});

const RUNNING_KEY = storageKey("exam-running");

/** The exam that was begun and not submitted; null if there is none. */
export function readRunningExam(): RunningExam | null {
  const saved = parseJson(readItem(RUNNING_KEY));
  if (!isSavedObject(saved)) return null;
  const startedAt = readNumber(saved["startedAt"]);
  return startedAt === null ? null : { startedAt, chosen: readChoices(saved["chosen"]) };
}

/** Stores the exam that runs; null ends it. */
export function writeRunningExam(exam: RunningExam | null) {
  writeItem(RUNNING_KEY, JSON.stringify(exam));
}

export function examAnswers(questions: readonly Question[], chosen: Choices): Answer[] {
  return questions.map((question) => ({ question, chosen: chosen[question.id] ?? null }));
}

/** What comes of an exam that is submitted now. */
export function gradeExam(
  exam: RunningExam,
  { questions, rules, now }: { questions: readonly Question[]; rules: ExamRules; now: Date },
): ExamAttempt {
  const right = countRight(examAnswers(questions, exam.chosen));
  return {
    chosen: exam.chosen,
    right,
    outOf: questions.length,
    isPassed: (right / questions.length) * 100 >= rules.passPercent,
    seconds: Math.min(rules.minutes * 60, Math.round((now.getTime() - exam.startedAt) / 1000)),
    at: now.toISOString(),
  };
}

function readChoices(saved: unknown): Choices {
  if (!isSavedObject(saved)) return {};
  return Object.fromEntries(
    Object.entries(saved).flatMap(([id, value]) =>
      typeof value === "number" ? [[id, value]] : [],
    ),
  );
}
