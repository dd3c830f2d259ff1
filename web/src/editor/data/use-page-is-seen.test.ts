import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { usePageIsSeen } from "./use-page-is-seen.ts";

test("it follows the visibility of the tab", () => {
  let visibility = "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  const { result } = renderHook(() => usePageIsSeen());
  assert.equal(result.current, true);
  visibility = "hidden";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  assert.equal(result.current, false);
});
