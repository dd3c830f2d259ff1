// What a person works with in the code panel: the version's files with their own edits on them, and whether they may edit.
import { useMemo, useState } from "react";
import type { FileEntry } from "../data/shapes.ts";
import { useEditor } from "../layout/editor-context.ts";
import { editedPaths, type Edits, hasEdits, NO_EDITS, withFile } from "./edits/edits.ts";
import { useEdits } from "./edits/use-edits.ts";
import { useSave } from "./edits/use-save.ts";

const PREFERRED = ["src/App.tsx", "src/app.tsx", "src/main.tsx", "README.md"];

/** The file to show when none is chosen. */
function fileAtFirst(paths: readonly string[]): string | null {
  return PREFERRED.find((path) => paths.includes(path)) ?? paths[0] ?? null;
}

/** The desk: `isMine` tells that the edits belong to the version that is shown. */
export function useCodeDesk(version: number, files: readonly FileEntry[]) {
  const { projectId, state, address, goTo, isPhone } = useEditor();
  const { edits, change } = useEdits(projectId);
  const isMine = edits.base === version;
  const present: Edits = isMine ? edits : NO_EDITS;
  const paths = useMemo(
    () =>
      editedPaths(
        files.map(({ path }) => path),
        present,
      ),
    [files, present],
  );
  const [wantsEdit, setEdit] = useState(isMine);
  const live = state.project.version;
  const canEdit = version === live || isMine;
  const save = useSave({
    ...{ projectId, state, edits, change },
    onSaved: () => {
      setEdit(false);
      goTo({ version: null }, { replace: true });
    },
  });
  const isEditing = wantsEdit && canEdit && !save.isRunning;
  const file = address.file !== null && paths.includes(address.file) ? address.file : isPhone ? null : fileAtFirst(paths);
  return {
    ...{ edits: present, paths, file, isEditing, canEdit, live, save, change, goTo },
    /** Edits of another version than the one that is shown. */
    elsewhere: !isMine && hasEdits(edits) ? edits : null,
    setEdit: (on: boolean) => {
      if (on && !canEdit && live !== null) goTo({ version: null });
      setEdit(on);
    },
    write: (path: string, text: string | null, original: string | null) =>
      change((before) => withFile(before.base === version ? before : NO_EDITS, { base: version, path, text, original })),
  };
}

/** The desk as its parts take it. */
export type CodeDesk = ReturnType<typeof useCodeDesk>;
