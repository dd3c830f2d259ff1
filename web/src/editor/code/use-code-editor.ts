// The state of the code panel: the version's files with the user's edits applied, and whether they may be edited.
import { useMemo, useState } from "react";
import type { FileEntry } from "../data/shapes.ts";
import { useEditor } from "../layout/editor-context.ts";
import { editedPaths, type Edits, hasEdits, NO_EDITS, withFile } from "./edits/edits.ts";
import { useEdits } from "./edits/use-edits.ts";
import { useSave } from "./edits/use-save.ts";

const PREFERRED = ["src/routes.tsx", "src/App.tsx", "src/app.tsx", "src/main.tsx", "README.md"];

/** The file to show when none is selected. */
function fileAtFirst(paths: readonly string[]): string | null {
  return PREFERRED.find((path) => paths.includes(path)) ?? paths[0] ?? null;
}

/** The state of the code editor; `isMine`: the edits belong to the shown version. */
export function useCodeEditor(version: number, files: readonly FileEntry[]) {
  const { projectId, state, address, goTo, isPhone } = useEditor();
  const { edits, change } = useEdits(projectId);
  const isMine = edits.base === version;
  const current: Edits = isMine ? edits : NO_EDITS;
  const paths = useMemo(
    () =>
      editedPaths(
        files.map(({ path }) => path),
        current,
      ),
    [files, current],
  );
  const [wantsEdit, setEdit] = useState(isMine);
  const live = state.project.version;
  const canEdit = version === live || isMine;
  const save = useSave({
    projectId,
    state,
    edits,
    change,
    onSaved: () => {
      setEdit(false);
      goTo({ version: null }, { replace: true });
    },
  });
  const isEditing = wantsEdit && canEdit && !save.isRunning;
  const file = address.file !== null && paths.includes(address.file) ? address.file : isPhone ? null : fileAtFirst(paths);
  return {
    edits: current,
    paths,
    file,
    isEditing,
    canEdit,
    live,
    save,
    change,
    goTo,
    /** Edits of a version other than the shown one. */
    elsewhere: !isMine && hasEdits(edits) ? edits : null,
    setEdit: (on: boolean) => {
      if (on && !canEdit && live !== null) goTo({ version: null });
      setEdit(on);
    },
    write: (path: string, text: string | null, original: string | null) =>
      change((before) => withFile(before.base === version ? before : NO_EDITS, { base: version, path, text, original })),
  };
}

/** The code editor's state as passed to its components. */
export type CodeEditorState = ReturnType<typeof useCodeEditor>;
