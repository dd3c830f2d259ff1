import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Quiz } from "@/components/learning/quiz/quiz";
import type { Question } from "@/lib/learning/questions";

Element.prototype.scrollIntoView = vi.fn();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const questions: readonly Question[] = [1, 2].map((number) => ({
  id: String(number),
  topic: "Numbers",
  prompt: `Question ${number}?`,
  options: ["Yes", "No"],
  right: 0,
  explanation: "",
}));

function play(answer: string) {
  fireEvent.click(screen.getByRole("button", { name: answer }));
  fireEvent.click(screen.getByRole("button", { name: /^(Next question|See the result)$/ }));
}

test("one of several quizzes begins when it is asked to, and keeps a best score of its own", () => {
  render(<Quiz title="Numbers" keptAs="numbers" isClosed questions={questions} />);
  expect(screen.getByText("2 questions")).toBeTruthy();
  expect(screen.getByText("No round played yet")).toBeTruthy();
  expect(screen.queryByText("Question 1?")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Start" }));
  play("Yes");
  play("No");
  cleanup();
  render(<Quiz title="Numbers" keptAs="numbers" isClosed questions={questions} />);
  expect(screen.getByText(/1 of 2/)).toBeTruthy();
  cleanup();
  render(<Quiz title="Letters" keptAs="letters" isClosed questions={questions} />);
  expect(screen.getByText("No round played yet")).toBeTruthy();
});

test("a quiz without a heading of its own is still a region of its name, and a single topic is not repeated", () => {
  render(<Quiz title="Numbers" hasHeading={false} questions={questions} />);
  expect(screen.getByRole("region", { name: "Numbers" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Numbers" })).toBeNull();
  expect(screen.getByText("Question 1?")).toBeTruthy();
  expect(screen.queryByText("Numbers")).toBeNull();
});
