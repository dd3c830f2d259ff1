import { beforeEach, expect, test } from "vitest";
import { deleteStoredItems, storedItems } from "@/lib/insight/own-data";
import { readSettings, saveSettings } from "@/lib/insight/settings";

beforeEach(() => localStorage.clear());

test("settings act at once, are kept, and unknown ones are ignored", () => {
  saveSettings({ size: "125%", density: "compact" });
  expect(document.documentElement.style.fontSize).toBe("125%");
  expect(document.documentElement.style.getPropertyValue("--spacing")).toBe("0.2rem");
  expect(readSettings()).toEqual({ size: "125%", density: "compact" });
  saveSettings({ size: "100%", density: "comfortable" });
  expect(document.documentElement.getAttribute("style") ?? "").toBe("");
  localStorage.setItem("recipe-box/settings", JSON.stringify({ size: "900%", density: 3 }));
  expect(readSettings()).toEqual({ size: "100%", density: "comfortable" });
});

test("only what the app stores is taken away or deleted", () => {
  localStorage.setItem("recipe-box/person", '{"name":"Robin"}');
  localStorage.setItem("recipe-box/scheme", "dark");
  localStorage.setItem("other-app/person", "{}");
  expect(storedItems().toSorted((left, right) => left.key.localeCompare(right.key))).toEqual([
    { key: "recipe-box/person", value: { name: "Robin" } },
    { key: "recipe-box/scheme", value: "dark" },
  ]);
  deleteStoredItems();
  expect(Object.keys(localStorage)).toEqual(["other-app/person"]);
});
