import { beforeEach, expect, test, vi } from "vitest";
import { type SurveyQuestion, answerCounts, readReview, readSurvey, surveyCsv } from "@/lib/learning/survey";

beforeEach(() => localStorage.clear());

const questions: readonly SurveyQuestion[] = [
  { id: "age", prompt: "How old are you?", type: "number", required: true, min: 16, max: 110 },
  { id: "sleep", prompt: "How do you sleep?", type: "choice", required: true, options: ["Well", "Badly"] },
  { id: "signs", prompt: "Which signs?", type: "several", required: false, options: ["A", "B"] },
];

const form = (entries: readonly (readonly [string, string])[]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

test("missing and wrong answers are named", () => {
  expect(readSurvey(questions, form([["age", " "]])).errors).toEqual({ age: "Enter a number.", sleep: "Choose an answer." });
  const wrong = form([
    ["age", "many"],
    ["sleep", "Well"],
  ]);
  expect(readSurvey(questions, wrong).errors).toEqual({ age: "Enter a number from 16 to 110." });
});

test("several answers are read together", () => {
  const full = form([
    ["age", "40"],
    ["sleep", "Well"],
    ["signs", "A"],
    ["signs", "B"],
  ]);
  expect(readSurvey(questions, full)).toEqual({ answers: { age: ["40"], sleep: ["Well"], signs: ["A", "B"] }, errors: {} });
});

test("answers are counted, the most frequent one first, and exported", () => {
  const response = (signs: readonly string[]) => ({ answers: { signs }, review: "New" as const, at: "2026-11-23" });
  const given = [response(["A", "B"]), response(["B"]), { answers: {}, review: "New" as const, at: "" }];
  expect(questions.slice(2).map((question) => answerCounts(question, given).map(({ label, value }) => [label, value]))).toEqual([
    [
      ["B", 2],
      ["A", 1],
    ],
  ]);
  expect(surveyCsv(questions, given.slice(0, 1))).toBe(
    "Submitted,Review,How old are you?,How do you sleep?,Which signs?\r\n2026-11-23,New,,,A; B",
  );
});

test("damaged responses are dropped or repaired", async () => {
  const rows = [
    { id: "a", answers: { age: 40, signs: ["A", 7, null] }, review: "Lost" },
    { id: "b", answers: "none" },
  ];
  localStorage.setItem("recipe-box/survey", JSON.stringify({ version: 1, rows }));
  vi.resetModules();
  const { responses } = await import("@/lib/learning/survey");
  expect(responses.all()).toEqual([{ id: "a", answers: { age: ["40"], signs: ["A", "7"] }, review: "New", at: "" }]);
  expect([readReview("Reviewed"), readReview(3)]).toEqual(["Reviewed", "New"]);
});
