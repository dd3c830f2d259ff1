import { beforeEach, expect, test, vi } from "vitest";
import { type Flashcard, answeredFlashcard, nextFlashcard } from "@/lib/learning/flashcard-boxes";
import { type SubjectModules, completedTitles, modulesOf } from "@/lib/learning/lessons";

beforeEach(() => localStorage.clear());

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
  const { createFlashcards } = await import("@/lib/learning/flashcard-boxes");
  expect(createFlashcards([{ front: "Q", back: "A" }]).all()).toEqual([{ id: "card-1", front: "Q", back: "A", box: 1, turn: 0 }]);
  localStorage.setItem("recipe-box/flashcards", JSON.stringify({ version: 1, rows: [{ id: "a", front: "Q", box: 9 }, { id: "b" }] }));
  expect(createFlashcards([]).all()).toEqual([{ id: "a", front: "Q", back: "", box: 3, turn: 0 }]);
});

test("a course has the modules of its subject, or a plan of study", () => {
  const module = (title: string, text: string) => ({ title, points: [{ term: "Why", text }], exercise: `Try ${text}` });
  const subjects: SubjectModules[] = [
    { words: "\\bpython\\b", modules: [{ title: "Basics", points: [], exercise: "Try it." }] },
    { words: "", modules: [module("Begin", "{course}."), module("Learn the basics", "{course} and {course}."), module("Go on", "more.")] },
  ];
  expect(modulesOf("Python for beginners", subjects).map(({ title }) => title)).toEqual(["Basics"]);
  const plan = modulesOf("Pottery", subjects);
  expect(plan).toHaveLength(3);
  expect(plan[1]).toEqual(module("Learn the basics", "Pottery and Pottery."));
  expect(modulesOf("Pottery", [])).toEqual([]);
  const completed = ["Learn the basics", "Gone", "Learn the basics"].map((title) => ({ about: "a", title }));
  expect(completedTitles(plan, { completed, about: "a" })).toEqual(["Learn the basics"]);
  expect(completedTitles(plan, { completed, about: "b" })).toEqual([]);
});

test("typed questions are asked the oldest first, each with its right answer at another place", async () => {
  const { createOwnQuestions, quizQuestions } = await import("@/lib/learning/own-questions");
  const own = createOwnQuestions();
  expect(own.all()).toEqual([]);
  own.add({ prompt: "First?", right: "Yes", wrong: ["No", "Yes", "No"] });
  own.add({ prompt: "Second?", right: "A", wrong: ["B", "C"] });
  const asked = quizQuestions(own.all(), { topic: "Trials" });
  expect(asked.map(({ prompt, options, right }) => [prompt, options, options[right]])).toEqual([
    ["First?", ["Yes", "No"], "Yes"],
    ["Second?", ["B", "A", "C"], "A"],
  ]);
});
