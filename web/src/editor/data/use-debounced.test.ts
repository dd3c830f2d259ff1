import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { useDebounced } from "./use-debounced.ts";

test("a value is returned once it has not changed for so long", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const hook = renderHook(({ value }) => useDebounced(value, 300), { initialProps: { value: "a" } });
  assert.equal(hook.result.current, "a");
  hook.rerender({ value: "ab" });
  act(() => context.mock.timers.tick(299));
  assert.equal(hook.result.current, "a");
  hook.rerender({ value: "abc" });
  act(() => context.mock.timers.tick(299));
  assert.equal(hook.result.current, "a");
  act(() => context.mock.timers.tick(1));
  assert.equal(hook.result.current, "abc");
});
