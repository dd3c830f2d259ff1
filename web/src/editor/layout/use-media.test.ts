import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { useMedia } from "./use-media.ts";

test("it follows the query, and another query where it is given one", () => {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  const listOf = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: query === "(min-width: 1px)" });
    lists.set(query, list);
    return list;
  };
  Object.defineProperty(window, "matchMedia", { configurable: true, value: listOf });
  const { result, rerender } = renderHook(({ query }) => useMedia(query), { initialProps: { query: "(min-width: 1px)" } });
  assert.equal(result.current, true);
  act(() => {
    listOf("(min-width: 1px)").matches = false;
    listOf("(min-width: 1px)").dispatchEvent(new Event("change"));
  });
  assert.equal(result.current, false);
  listOf("(min-width: 2px)").matches = true;
  rerender({ query: "(min-width: 2px)" });
  assert.equal(result.current, true);
});
