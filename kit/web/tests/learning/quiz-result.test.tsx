import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QuizResult } from "@/components/learning/quiz/quiz-result";
import type { Question } from "@/lib/learning/questions";

afterEach(cleanup);

const question: Question = { id: "1", topic: "Signs", prompt: "What is this?", options: ["a", "b"], right: 1, explanation: "Because." };
const praise = "No mistakes to look at: every answer was right.";
const show = (chosen: number) => render(<QuizResult answers={[{ question, chosen }]} onAgain={() => undefined} />);

test("a round without mistakes says so", () => {
  show(1);
  expect(screen.getByText(praise)).toBeDefined();
  expect(screen.queryByText("Because.")).toBeNull();
});

test("a round with a mistake explains it", () => {
  show(0);
  expect(screen.queryByText(praise)).toBeNull();
  expect(screen.getByText("Because.")).toBeDefined();
});
