import * as codeWords from "#words/editor/panels/code.ts";
import { ArrowLeft, Download, Search, Trash2, Undo2 } from "lucide-react";
import { Button } from "../../../components/ui/actions/button.tsx";
import { CopyButton } from "../../../components/ui/actions/copy-button.tsx";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";
import { byteWords } from "./byte-words.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { withoutFile } from "../edits/edits.ts";
import type { CodeEditorState } from "../use-code-editor.ts";

/** Props of the file bar. `mark` is its unsaved text, null if it is deleted, undefined if it is unchanged. */
export interface FileBarProps {
  path: string;
  bytes: number | null;
  text: string | null;
  mark: string | null | undefined;
  codeEditor: CodeEditorState;
  remove: () => void;
  find: () => void;
}

/** A file's path and its actions. */
export function FileBar({ path, bytes, text, mark, codeEditor, remove, find }: FileBarProps) {
  const { isPhone, goTo } = useEditor();
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-line pr-2 pl-4">
      {isPhone && (
        <IconButton label={codeWords.allFiles} size="sm" className="-ml-3" onClick={() => goTo({ file: null, line: null })}>
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      <h2 className="min-w-0 truncate font-mono text-xs font-normal tracking-normal" title={path}>
        {path}
      </h2>
      <span className="shrink-0 pl-2 text-xs text-ink-faint max-sm:hidden">
        {mark === undefined ? (bytes === null ? "" : byteWords(bytes)) : codeWords.notSaved}
      </span>
      <div className="ml-auto flex shrink-0 items-center">
        {mark !== undefined && (
          <Button size="sm" variant="ghost" className="px-2" onClick={() => codeEditor.change((edits) => withoutFile(edits, path))}>
            <Undo2 aria-hidden />
            {codeWords.revert}
          </Button>
        )}
        {codeEditor.isEditing && mark !== null && (
          <IconButton label={codeWords.deleteThisFile} size="sm" onClick={remove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
        {text !== null && (
          <>
            <IconButton label={codeWords.findInThisFile} keys="Mod+F" size="sm" onClick={find}>
              <Search aria-hidden />
            </IconButton>
            <CopyButton isIcon text={text} label={codeWords.copyTheFile} />
            <IconButton label={codeWords.downloadTheFile} size="sm" onClick={() => download(path, text)}>
              <Download aria-hidden />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
}

/** Downloads a text as a file; its generic type keeps the browser from displaying it. */
function download(path: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = path.slice(path.lastIndexOf("/") + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
