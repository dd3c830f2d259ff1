import * as codeWords from "#words/editor/panels/code.ts";
import { Download, FilePlus2, Pencil, Eye } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { PanelBar } from "../parts/panel-bar.tsx";
import { VersionPicker } from "../parts/version-picker.tsx";
import type { CodeEditorState } from "./use-code-editor.ts";
import { later } from "../../components/later.ts";

const NewFileDialog = later(async () => (await import("./edits/new-file-dialog.tsx")).NewFileDialog);

/** The actions on the code as a whole. */
export function CodeBar({ version, codeEditor }: { version: number; codeEditor: CodeEditorState }) {
  const { projectId, newest, goTo } = useEditor();
  const [isNaming, setNaming] = useState(false);
  const { isEditing, canEdit, setEdit, live, save } = codeEditor;
  return (
    <PanelBar>
      <VersionPicker
        label={codeWords.codeVersion}
        value={version}
        newest={newest ?? version}
        live={live}
        onChange={(next) => goTo({ version: next === newest ? null : next, line: null })}
      />
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
        {isEditing && (
          <IconButton label={codeWords.newFile} size="sm" onClick={() => setNaming(true)}>
            <FilePlus2 aria-hidden />
          </IconButton>
        )}
        <Button
          size="sm"
          variant={isEditing ? "secondary" : "ghost"}
          aria-pressed={isEditing}
          disabled={save.isRunning}
          data-tip={
            isEditing
              ? codeWords.stopEditingYourEditsAreKept
              : canEdit
                ? codeWords.editFilesManually
                : codeWords.basedOn({ version: live ?? version })
          }
          onClick={() => setEdit(!isEditing)}
        >
          {isEditing ? <Eye aria-hidden /> : <Pencil aria-hidden />}
          {isEditing ? codeWords.stopEditing : canEdit ? codeWords.edit : codeWords.editTheLiveVersion}
        </Button>
        <IconButton label={codeWords.downloadAllFilesAsAZip} size="sm" asChild>
          <a href={`/console/download/projects/${projectId}/${version}.zip`} download>
            <Download aria-hidden />
          </a>
        </IconButton>
      </div>
      {isNaming && (
        <Suspense>
          <NewFileDialog
            paths={codeEditor.paths}
            onClose={() => setNaming(false)}
            onName={(path) => {
              setNaming(false);
              codeEditor.write(path, "", null);
              goTo({ file: path, line: null });
            }}
          />
        </Suspense>
      )}
    </PanelBar>
  );
}
