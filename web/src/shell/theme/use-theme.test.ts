import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { chooseTheme } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

test("it follows a choice made here or in another tab", () => {
  const { result } = renderHook(() => useTheme());
  assert.equal(result.current, "system");
  act(() => chooseTheme("dark"));
  assert.equal(result.current, "dark");
  assert.ok(document.documentElement.classList.contains("dark"));
  act(() => {
    localStorage.setItem("theme", "light");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  });
  assert.equal(result.current, "light");
  assert.ok(!document.documentElement.classList.contains("dark"));
});
