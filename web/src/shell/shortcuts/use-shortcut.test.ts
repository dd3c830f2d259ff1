import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderHook } from "@testing-library/react";
import { setSingleKeys } from "./shortcuts.ts";
import { useShortcut } from "./use-shortcut.ts";

const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = window) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));

test("of two with the same keys the later one acts, by its latest function, until it is gone", () => {
  const acted: string[] = [];
  renderHook(() => useShortcut({ keys: "Mod+K", label: "First", group: "Everywhere", run: () => acted.push("first") }));
  const later = renderHook(({ name }) => useShortcut({ keys: "Mod+K", label: "Later", group: "Everywhere", run: () => acted.push(name) }), {
    initialProps: { name: "old" },
  });
  later.rerender({ name: "new" });
  press("k", { ctrlKey: true });
  press("K", { metaKey: true });
  later.unmount();
  press("k", { ctrlKey: true });
  press("k");
  assert.deepEqual(acted, ["new", "new", "first"]);
});

test("a single key acts neither while somebody types nor where they are switched off", () => {
  let acted = 0;
  renderHook(() => useShortcut({ keys: "?", label: "Help", group: "Everywhere", run: () => (acted += 1) }));
  const input = document.body.appendChild(document.createElement("input"));
  press("?", {}, input);
  assert.equal(acted, 0);
  press("?", { shiftKey: true });
  assert.equal(acted, 1);
  setSingleKeys(false);
  press("?");
  assert.equal(acted, 1);
  setSingleKeys(true);
  press("?");
  assert.equal(acted, 2);
});
