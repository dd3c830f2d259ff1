import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BirdIcon } from "lucide-react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SnakeGame } from "@/components/games/action/snake/snake-game";
import { TicTacToe } from "@/components/games/board/tic-tac-toe/tic-tac-toe";
import { MemoryGame } from "@/components/games/tiles/memory/memory-game";
import { readBest, writeBest } from "@/lib/games/scores";

const pictures = Array.from({ length: 12 }, (_, index) => ({ name: `bird ${index}`, Icon: BirdIcon }));

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status").textContent;
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const score = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/?seed=7");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("keys", () => {
  test("belong to a game while nothing else has the focus", () => {
    render(
      <>
        <input aria-label="Search" />
        <TicTacToe />
      </>,
    );
    press("5", screen.getByRole("textbox"));
    expect(screen.queryByRole("button", { name: "Row 2, column 2: X" })).toBeNull();
    press("5");
    expect(screen.getByRole("button", { name: "Row 2, column 2: X" })).toBeDefined();
    fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    expect(status()).toBe("It is O’s turn.");
  });

  test("go to the first of two games, and to the one that has the focus", () => {
    render(
      <>
        <TicTacToe />
        <SnakeGame />
      </>,
    );
    press("p");
    expect(screen.getByRole("group", { name: "Ready?" })).toBeDefined();
    press("p", screen.getByRole("button", { name: "Turn up" }));
    expect(screen.queryByRole("group", { name: "Ready?" })).toBeNull();
  });
});

test("a game has a heading where its page is not about it alone", () => {
  const { rerender } = render(<TicTacToe />);
  expect(screen.queryByRole("heading", { name: "Tic-tac-toe" })).toBeNull();
  rerender(<TicTacToe hasHeading />);
  expect(screen.getByRole("heading", { name: "Tic-tac-toe" })).toBeDefined();
});

describe("a match", () => {
  test("counts wins, and clears them", () => {
    render(<TicTacToe />);
    for (const key of ["1", "4", "2", "5", "3"]) press(key);
    expect([status(), score("X wins")]).toEqual(["X wins!", "1"]);
    click("Reset scores");
    expect(score("X wins")).toBe("0");
  });

  test("is answered by the computer, and a move back takes its answer too", () => {
    render(<TicTacToe opponent="hard" />);
    press("1");
    expect(status()).toBe("The computer is thinking…");
    press("2");
    pass(300);
    expect(status()).toBe("Your turn: you play X.");
    expect(screen.getAllByRole("button", { name: /: free$/ })).toHaveLength(7);
    click("Take back");
    expect(screen.getAllByRole("button", { name: /: free$/ })).toHaveLength(9);
  });
});

describe("a game in real time", () => {
  test("waits, runs, and pauses when the person turns to another tab", () => {
    render(<SnakeGame />);
    pass(5000);
    expect(screen.getByRole("group", { name: "Ready?" })).toBeDefined();
    click("Start");
    expect(screen.queryByRole("group", { name: "Ready?" })).toBeNull();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    fireEvent(document, new Event("visibilitychange"));
    hidden.mockRestore();
    expect(screen.getByRole("group", { name: "Paused" })).toBeDefined();
    press("p");
    for (let step = 0; step < 20; step += 1) pass(130);
    expect(screen.getByRole("group", { name: "Game over" })).toBeDefined();
    expect(readBest("snake")).not.toBeNull();
  });
});

describe("the best score", () => {
  test("is that of the chosen level", () => {
    writeBest("memory-6", 9);
    render(<MemoryGame pictures={pictures} pairs={8} />);
    expect(score("Best")).toBe("–");
    click("6");
    expect(score("Best")).toBe("9");
  });
});
