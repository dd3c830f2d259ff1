import "../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderHook } from "@testing-library/react";
import { usePanelKeys } from "./use-panel-keys.ts";

test("Alt and a digit lead to a panel, by the key's letter or by its place, once each", () => {
  const gone: unknown[] = [];
  const { unmount } = renderHook(() => usePanelKeys((address) => void gone.push(address)));
  const press = (init: KeyboardEventInit) =>
    window.dispatchEvent(new KeyboardEvent("keydown", { altKey: true, cancelable: true, ...init }));
  press({ key: "2", code: "Digit2" });
  press({ key: "™", code: "Digit4" });
  press({ key: "9", code: "Digit9" });
  press({ key: "1", code: "Digit1", ctrlKey: true });
  assert.deepEqual(gone, [{ panel: "code" }, { panel: "proof" }]);
  unmount();
  press({ key: "2", code: "Digit2" });
  assert.equal(gone.length, 2);
});
