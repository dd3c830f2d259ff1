import { beforeEach, expect, test } from "vitest";
import { focusBeside, focusedCell } from "@/lib/games/cells";
import { arrowOf, directionOf, directionOfSwipe } from "@/lib/games/direction";

beforeEach(() => {
  document.body.innerHTML = `<section>${"<button data-cell></button>".repeat(9)}</section><button></button>`;
});

test("the focus moves from cell to cell, and stays at the edge", () => {
  const game = document.querySelector("section") ?? document.body;
  const walk = (...directions: ("up" | "down" | "left" | "right")[]) => {
    for (const direction of directions) focusBeside(game, 3, direction);
    return focusedCell(game);
  };
  expect(focusedCell(game)).toBeNull();
  expect(walk("down")).toBe(0);
  expect(walk("down", "right")).toBe(4);
  expect(walk("up", "left")).toBe(0);
  expect(walk("up")).toBe(0);
});

test("keys mean directions", () => {
  expect(["ArrowUp", "ArrowLeft", "w", "d", "x"].map(directionOf)).toEqual(["up", "left", "up", "right", null]);
  expect(["ArrowDown", "s"].map(arrowOf)).toEqual(["down", null]);
});

test("a swipe goes where it is longest, and a tap is none", () => {
  expect(directionOfSwipe(30, 10)).toBe("right");
  expect(directionOfSwipe(-30, 29)).toBe("left");
  expect(directionOfSwipe(5, -60)).toBe("up");
  expect(directionOfSwipe(5, 60)).toBe("down");
  expect(directionOfSwipe(23, -23)).toBeNull();
});
