import "../../../testing/register-dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, renderHook } from "@testing-library/react";
import { NO_EDITS, withFile } from "./edits.ts";
import { useEdits } from "./use-edits.ts";

test("edits of a project are shared, and one change builds on the other even within one event", () => {
  const editor = renderHook(() => useEdits("project"));
  const bar = renderHook(() => useEdits("project"));
  const change = (path: string) =>
    editor.result.current.change((edits) => withFile(edits, { base: 3, path, text: "new", original: "old" }));
  act(() => {
    change("src/a.ts");
    change("src/b.ts");
  });
  assert.deepEqual(bar.result.current.edits, { base: 3, files: { "src/a.ts": "new", "src/b.ts": "new" }, requestId: null });
  act(() => bar.result.current.change(() => NO_EDITS));
  assert.equal(editor.result.current.edits, NO_EDITS);
});
