import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSwipe } from "@/hooks/games/use-swipe";
import { type Direction, directionOf, directionOfSwipe } from "@/lib/games/direction";

afterEach(cleanup);

test("a swipe goes where it is longest, and a tap goes nowhere", () => {
  const swipes = [
    [30, 5],
    [-30, 5],
    [5, 30],
    [5, -30],
    [-25, -24],
  ] as const;
  expect(swipes.map(([across, down]) => directionOfSwipe(across, down))).toEqual(["right", "left", "down", "up", "left"]);
  expect([directionOfSwipe(23, -23), directionOfSwipe(24, 0), directionOfSwipe(0, -24)]).toEqual([null, "right", "up"]);
});

test("keys mean directions, others mean none", () => {
  expect(["ArrowUp", "ArrowLeft", "s", "d", "q"].map(directionOf)).toEqual(["up", "left", "down", "right", null]);
});

test("a swipe is heard from where the finger came down to where it leaves", () => {
  const heard = vi.fn<(direction: Direction) => void>();
  Element.prototype.setPointerCapture = vi.fn();
  function Field() {
    return <div data-testid="field" {...useSwipe(heard)} />;
  }
  render(<Field />);
  const field = screen.getByTestId("field");
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });
  fireEvent.pointerUp(field, at(90, 90));
  fireEvent.pointerDown(field, at(100, 100));
  fireEvent.pointerUp(field, at(100, 160));
  fireEvent.pointerUp(field, at(0, 160));
  fireEvent.pointerDown(field, at(100, 100));
  fireEvent.pointerCancel(field);
  fireEvent.pointerUp(field, at(0, 100));
  fireEvent.pointerDown(field, at(100, 100));
  fireEvent.pointerUp(field, at(110, 105));
  fireEvent.pointerDown(field, at(124, 100));
  fireEvent.pointerUp(field, at(100, 100));
  expect(heard.mock.calls).toEqual([["down"], ["left"]]);
});
