import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { createStoredValue } from "./create-stored-value.ts";
import { useDraft } from "./use-draft.ts";

const kept = (projectId: string): unknown => JSON.parse(sessionStorage.getItem(`atelier.draft.${projectId}`) ?? "null");

test("a draft is shared by all that show it, apart for each project, and kept a moment later", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const one = renderHook(() => useDraft("one"));
  const again = renderHook(() => useDraft("one"));
  const other = renderHook(() => useDraft("two"));
  act(() => one.result.current.write({ text: "Add a search" }));
  assert.deepEqual(
    [one, again, other].map(({ result }) => result.current.draft.text),
    ["Add a search", "Add a search", ""],
  );
  assert.equal(kept("one"), null);
  context.mock.timers.tick(250);
  assert.deepEqual(kept("one"), { text: "Add a search", model: null });
});

test("what is not written yet is written when the page goes away", () => {
  const { result } = renderHook(() => useDraft("three"));
  act(() => result.current.write({ text: "Half a sent" }));
  window.dispatchEvent(new Event("pagehide"));
  assert.deepEqual(kept("three"), { text: "Half a sent", model: null });
});

test("what is kept is found again, and what is none of ours is nothing", () => {
  const found = (text: string): string => {
    sessionStorage.setItem("found", text);
    return createStoredValue("found", { empty: "empty", read: (value) => (typeof value === "string" ? value : null) }).get();
  };
  assert.equal(found('"before"'), "before");
  for (const strange of ["", "{", "17", "null"]) assert.equal(found(strange), "empty", strange);
});
