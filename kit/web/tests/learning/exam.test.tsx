import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Exam } from "@/components/learning/quiz/exam";
import type { Question } from "@/lib/learning/questions";
import { scores } from "@/lib/learning/scores";

const question = (id: string): Question => ({
  id,
  topic: "Signs",
  prompt: id,
  options: [`${id} a`, `${id} b`],
  right: 0,
  explanation: "Because.",
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const verdict = () => screen.getByRole("status").textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, "scrollTo").mockReturnValue();
  for (const { id } of scores.all()) scores.remove(id);
  render(<Exam title="Driving exam" questions={["one", "two"].map(question)} minutes={1} passPercent={60} />);
  press("Start exam");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("an exam warns of open questions, and is then graded as it is", () => {
  fireEvent.click(screen.getByRole("radio", { name: "one a" }));
  press("Submit exam");
  expect(screen.getByRole("alert").textContent).toBe("1 question is unanswered.");
  press("Submit anyway");
  expect(verdict()).toBe("Not passed: 1 of 2 right");
  expect(screen.getByText("You gave no answer.")).toBeDefined();
});

test("an exam is submitted when the time is up, and its score is kept", () => {
  for (const name of ["one a", "two b", "two a"]) fireEvent.click(screen.getByRole("radio", { name }));
  act(() => {
    vi.advanceTimersByTime(59_000);
  });
  expect(screen.getByRole("timer").textContent).toBe("Time left: 00:01");
  act(() => {
    vi.advanceTimersByTime(1_500);
  });
  expect(verdict()).toBe("Passed: 2 of 2 right");
  expect(scores.all()).toMatchObject([{ game: "Exam", points: 2, outOf: 2 }]);
  expect(screen.getByText("Best score: 2 of 2")).toBeDefined();
});
