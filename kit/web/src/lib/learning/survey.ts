// What a survey asks, and its responses. They stay in this browser: there is no server that could gather those of others.
import { chartColor } from "../chart-color";
import { toCsv } from "../download";
import type { Point } from "../metrics";
import { isSavedObject, readText, readTexts } from "../saved";
import { createCollection } from "../store";

export interface SurveyQuestion {
  id: string;
  prompt: string;
  type: "scale" | "choice" | "several" | "number" | "text";
  required: boolean;
  options?: readonly string[];
  /** The words at both ends of a scale from 1 to 5. */
  ends?: readonly [string, string];
  min?: number;
  max?: number;
}

/** The given answers by the question's id; none for a question that was passed over. */
export type SurveyAnswers = Readonly<Record<string, readonly string[]>>;

export const REVIEW_STATES = ["New", "Reviewed", "Follow up"] as const;

export type ReviewState = (typeof REVIEW_STATES)[number];

export interface SurveyResponse {
  answers: SurveyAnswers;
  review: ReviewState;
  /** An ISO 8601 time. */
  at: string;
}

/** The questions of a survey. */
export function defineSurvey(questions: readonly SurveyQuestion[]): readonly SurveyQuestion[] {
  return questions;
}

/** The responses that were submitted. */
export const responses = createCollection<SurveyResponse>({
  name: "survey",
  read: (saved) => {
    if (!isSavedObject(saved["answers"])) return null;
    const answers = Object.fromEntries(
      Object.entries(saved["answers"]).map(([id, given]) => [id, readTexts(given)]),
    );
    return { answers, review: readReview(saved["review"]), at: readText(saved["at"]) };
  },
  samples: () => [],
});

/** A state of review; "New" for anything else. */
export function readReview(value: unknown): ReviewState {
  return REVIEW_STATES.find((state) => state === value) ?? "New";
}

/** The answers of a submitted form, and a message for each that is missing or wrong, by the question's id. */
export function readSurvey(
  questions: readonly SurveyQuestion[],
  form: FormData,
): { answers: SurveyAnswers; errors: Readonly<Record<string, string>> } {
  const answers: Record<string, readonly string[]> = {};
  const errors: Record<string, string> = {};
  for (const question of questions) {
    const given = form
      .getAll(question.id)
      .flatMap((value) => (typeof value === "string" && value.trim() !== "" ? [value.trim()] : []));
    const error = errorOf(question, given);
    if (error !== null) errors[question.id] = error;
    answers[question.id] = given;
  }
  return { answers, errors };
}

function errorOf(
  { type, required, min = 0, max = Infinity }: SurveyQuestion,
  [first]: readonly string[],
): string | null {
  if (first === undefined) {
    if (!required) return null;
    return type === "number" ? "Enter a number." : "Choose an answer.";
  }
  const isInside = Number(first) >= min && Number(first) <= max;
  return type !== "number" || isInside
    ? null
    : `Enter a number from ${min}${max === Infinity ? "" : ` to ${max}`}.`;
}

/** How often each answer to a question was given, the most frequent one first. */
export function answerCounts({ id }: SurveyQuestion, given: readonly SurveyResponse[]): Point[] {
  const counts = new Map<string, number>();
  for (const { answers } of given)
    for (const answer of answers[id] ?? []) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return Array.from(counts, ([label, value]) => ({ label, value }))
    .toSorted((left, right) => right.value - left.value)
    .map((point, index) => ({ ...point, color: chartColor(index) }));
}

/** The responses as CSV. */
export function surveyCsv(
  questions: readonly SurveyQuestion[],
  given: readonly SurveyResponse[],
): string {
  const head = ["Submitted", "Review", ...questions.map(({ prompt }) => prompt)];
  return toCsv([
    head,
    ...given.map(({ at, review, answers }) => [
      at,
      review,
      ...questions.map(({ id }) => answers[id] ?? []),
    ]),
  ]);
}
