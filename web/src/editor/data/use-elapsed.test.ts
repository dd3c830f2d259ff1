import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { useElapsed } from "./use-elapsed.ts";

test("milliseconds are counted on every second, and never below zero", (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "Date"], now: Date.parse("2026-01-01T00:00:10.000Z") });
  const past = renderHook(() => useElapsed("2026-01-01T00:00:08.500Z"));
  const future = renderHook(() => useElapsed("2026-01-01T00:01:00.000Z"));
  assert.equal(past.result.current, 1_500);
  assert.equal(future.result.current, 0);
  act(() => context.mock.timers.tick(2_000));
  assert.equal(past.result.current, 3_500);
  past.unmount();
  act(() => context.mock.timers.tick(2_000));
  assert.equal(past.result.current, 3_500);
});
