import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useValue } from "@/hooks/use-value";
import { readNumber, readText } from "@/lib/saved";
import { storageKey } from "@/lib/store";
import { createValue } from "@/lib/value";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = () =>
  createValue({
    name: "inputs",
    read: (saved) => ({ amount: readNumber(saved["amount"]) ?? 1000, note: readText(saved["note"]) }),
  });

test("an object begins as it is read from nothing, and its changes are kept", () => {
  const inputs = open();
  const { result } = renderHook(() => useValue(inputs));
  expect(result.current[0]).toEqual({ amount: 1000, note: "" });
  act(() => result.current[1]({ amount: 5 }));
  expect(result.current[0]).toEqual({ amount: 5, note: "" });
  expect(open().get()).toEqual({ amount: 5, note: "" });
});

test("damaged data and another tab's changes are read as they should be", () => {
  localStorage.setItem(storageKey("inputs"), '{"amount":"many","note":7}');
  const inputs = open();
  expect(inputs.get()).toEqual({ amount: 1000, note: "7" });
  localStorage.setItem(storageKey("inputs"), '{"amount":3}');
  window.dispatchEvent(new StorageEvent("storage", { key: storageKey("inputs") }));
  expect(inputs.get().amount).toBe(3);
});
