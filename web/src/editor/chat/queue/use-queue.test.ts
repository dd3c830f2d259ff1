import "../../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { createStoredValue } from "../../data/create-stored-value.ts";
import { useQueue } from "./use-queue.ts";

test("messages wait in order, can be changed and removed, and are kept when the page goes away", () => {
  const { result } = renderHook(() => useQueue("one"));
  const other = renderHook(() => useQueue("two"));
  act(() => result.current.add("Make it green", null));
  act(() => result.current.add("Add a search", "blueprint"));
  const [first, second] = result.current.queue;
  assert.deepEqual([first?.message, second?.message, second?.model], ["Make it green", "Add a search", "blueprint"]);
  assert.notEqual(first?.requestId, second?.requestId);
  act(() => result.current.change(first?.requestId ?? "", "Make it blue"));
  assert.deepEqual(result.current.queue[0], { ...first, message: "Make it blue" });
  window.dispatchEvent(new Event("pagehide"));
  const kept: unknown = createStoredValue<unknown>("atelier.queue.one", { empty: null, read: (value) => value }).get();
  assert.deepEqual(kept, [...result.current.queue]);
  act(() => result.current.remove(first?.requestId ?? ""));
  assert.deepEqual(result.current.queue, [second]);
  act(() => result.current.putFirst({ requestId: "early", message: "Sent too early", model: null }));
  assert.deepEqual(
    result.current.queue.map(({ message }) => message),
    ["Sent too early", "Add a search"],
  );
  assert.deepEqual(other.result.current.queue, []);
});

test("what is kept and no message is left out", () => {
  sessionStorage.setItem(
    "atelier.queue.three",
    JSON.stringify([{ requestId: "1", message: "Kept", model: null }, { message: 1 }, null, "x"]),
  );
  assert.deepEqual(renderHook(() => useQueue("three")).result.current.queue, [{ requestId: "1", message: "Kept", model: null }]);
});
