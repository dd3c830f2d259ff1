import { beforeEach, expect, test, vi } from "vitest";
import { averageGrade, gradeOf } from "@/lib/learning/submissions";
import { meaningOf, profileOf } from "@/lib/learning/assessment";
import { gradeExam, readRunningExam, writeRunningExam } from "@/lib/learning/exam";
import { type Flashcard, answeredFlashcard, nextFlashcard } from "@/lib/learning/flashcards";
import { type SubjectModules, completedTitles, modulesOf } from "@/lib/learning/lessons";
import type { Question } from "@/lib/learning/questions";

beforeEach(() => localStorage.clear());

const question = (id: string, right: number): Question => ({
  id,
  topic: "Signs",
  prompt: id,
  options: ["a", "b", "c", "d"],
  right,
  explanation: "Because.",
});

test("an exam is passed with enough right answers, and takes no longer than it may", () => {
  const questions = [question("one", 0), question("two", 1), question("three", 2), question("four", 3)];
  const startedAt = Date.parse("2026-11-23T10:00:00Z");
  const grade = (chosen: Readonly<Record<string, number>>, at: string) =>
    gradeExam({ startedAt, chosen }, { questions, rules: { minutes: 10, passPercent: 75 }, now: new Date(at) });
  expect(grade({ one: 0, two: 1, three: 2, four: 0 }, "2026-11-23T10:03:00Z")).toMatchObject({
    right: 3,
    outOf: 4,
    isPassed: true,
    seconds: 180,
  });
  expect(grade({ one: 0, two: 1 }, "2026-11-23T12:00:00Z")).toMatchObject({ right: 2, isPassed: false, seconds: 600 });
});

test("an exam that was begun is kept until it is submitted", () => {
  expect(readRunningExam()).toBe(null);
  writeRunningExam({ startedAt: 5, chosen: { one: 2 } });
  expect(readRunningExam()).toEqual({ startedAt: 5, chosen: { one: 2 } });
  writeRunningExam(null);
  expect(readRunningExam()).toBe(null);
  localStorage.setItem("recipe-box/exam-running", JSON.stringify({ startedAt: 7, chosen: { one: "x", two: 1 } }));
  expect(readRunningExam()).toEqual({ startedAt: 7, chosen: { two: 1 } });
});

test("the lowest box is asked first, and in it the card that was asked longest ago", () => {
  const card = (id: string, box: number, turn: number): Flashcard & { id: string } => ({ id, front: id, back: "", box, turn });
  const cards = [card("known", 3, 1), card("late", 1, 5), card("early", 1, 2)];
  expect(nextFlashcard(cards)?.id).toBe("early");
  expect(nextFlashcard([])).toBe(undefined);
  expect(answeredFlashcard(card("x", 3, 0), { isKnown: true, cards })).toEqual({ box: 3, turn: 6 });
  expect(answeredFlashcard(card("x", 2, 0), { isKnown: false, cards })).toEqual({ box: 1, turn: 6 });
});

test("a deck begins with its samples, and repairs boxes that do not exist", async () => {
  vi.resetModules();
  const { createFlashcards } = await import("@/lib/learning/flashcards");
  expect(createFlashcards([{ front: "Q", back: "A" }]).all()).toEqual([{ id: "card-1", front: "Q", back: "A", box: 1, turn: 0 }]);
  localStorage.setItem("recipe-box/flashcards", JSON.stringify({ version: 1, rows: [{ id: "a", front: "Q", box: 9 }, { id: "b" }] }));
  expect(createFlashcards([]).all()).toEqual([{ id: "a", front: "Q", back: "", box: 3, turn: 0 }]);
});

test("a course has the modules of its subject, or a plan of study", () => {
  const subjects: SubjectModules[] = [{ words: "\\bpython\\b", modules: [{ title: "Basics", points: [], exercise: "Try it." }] }];
  expect(modulesOf("Python for beginners", subjects).map(({ title }) => title)).toEqual(["Basics"]);
  const plan = modulesOf("Pottery", subjects);
  expect(plan).toHaveLength(3);
  const completed = ["Learn the basics", "Gone", "Learn the basics"].map((title) => ({ about: "a", title }));
  expect(completedTitles(plan, { completed, about: "a" })).toEqual(["Learn the basics"]);
  expect(completedTitles(plan, { completed, about: "b" })).toEqual([]);
});

test("a grade is provisional until a teacher enters one", () => {
  const work = { about: "a", title: "Summary", text: "The main ideas in six words", file: "", grade: null, comment: "", at: "" };
  expect([gradeOf(work), gradeOf({ ...work, text: "word ".repeat(99) }), gradeOf({ ...work, grade: 0 })]).toEqual([63, 90, 0]);
  expect([averageGrade([work, { ...work, grade: 80 }]), averageGrade([])]).toEqual([72, null]);
});

test("a profile says how far the statements of a side are agreed with", () => {
  const side = { name: "Calm", statements: ["one", "two"], high: "stay calm", low: "feel strongly" };
  expect(profileOf([side], { one: 4, two: 1 })).toEqual({ Calm: 63 });
  expect(profileOf([side], {})).toEqual({ Calm: 0 });
  expect(meaningOf(side, { values: { Calm: 50 }, at: "" })).toBe("You stay calm.");
  expect(meaningOf(side, { values: {}, at: "" })).toBe("You feel strongly.");
});
