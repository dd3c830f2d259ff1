import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SnakeGame } from "@/components/games/action/snake/snake-game";
import { readBest } from "@/lib/games/scores";

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

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
        <SnakeGame />
      </>,
    );
    const isWaiting = () => screen.queryByRole("group", { name: "Ready?" }) !== null;
    press("p", screen.getByRole("textbox"));
    fireEvent.keyDown(document.body, { key: "p", ctrlKey: true });
    expect(isWaiting()).toBe(true);
    press("P");
    expect(isWaiting()).toBe(false);
  });

  test("go to the first of two games, and to the one that has the focus", () => {
    render(
      <>
        <SnakeGame />
        <SnakeGame />
      </>,
    );
    const waiting = () => screen.queryAllByRole("group", { name: "Ready?" });
    const [, second] = screen.getAllByRole("region", { name: "Snake" });
    if (second === undefined) throw new Error("There are two games.");
    press("p");
    expect(waiting().map((panel) => second.contains(panel))).toEqual([true]);
    press("p", within(second).getByRole("button", { name: "Turn up" }));
    expect(waiting()).toEqual([]);
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
