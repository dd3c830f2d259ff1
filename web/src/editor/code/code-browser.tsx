import * as codeWords from "#words/editor/panels/code.ts";
import { useDeferredValue, useState } from "react";
import type { FileEntry } from "../data/shapes.ts";
import { useEditor } from "../layout/editor-context.ts";
import { CodeBar } from "./code-bar.tsx";
import { SaveBar } from "./edits/save-bar.tsx";
import { FileTree } from "./tree/file-tree.tsx";
import { FoundLines } from "./tree/found-lines.tsx";
import { SearchField } from "./tree/search-field.tsx";
import { useCodeEditor } from "./use-code-editor.ts";
import { FileView } from "./viewing/file-view.tsx";

/** The files of a version on one side, the selected one on the other. A phone shows one of the two. */
export function CodeBrowser({ version, files }: { version: number; files: readonly FileEntry[] }) {
  const { isPhone } = useEditor();
  const codeEditor = useCodeEditor(version, files);
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(words.trim());
  const showsFiles = !isPhone || codeEditor.file === null;
  const showsFile = !isPhone || codeEditor.file !== null;
  return (
    <section aria-label={codeWords.code} className="flex h-full min-h-0 flex-col">
      <CodeBar version={version} codeEditor={codeEditor} />
      <div className="flex min-h-0 flex-1">
        {showsFiles && (
          <div className={`flex min-h-0 shrink-0 flex-col bg-paper ${isPhone ? "w-full" : "w-60 border-r border-line"}`}>
            <SearchField value={words} onChange={setWords} />
            {wanted === "" ? (
              <FileTree
                key={version}
                paths={codeEditor.paths}
                chosen={codeEditor.file}
                marks={codeEditor.edits.files}
                onChoose={(file) => codeEditor.goTo({ file, line: null })}
              />
            ) : (
              <FoundLines words={wanted} version={version} />
            )}
          </div>
        )}
        {showsFile && (
          <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-code">
            <FileView version={version} files={files} codeEditor={codeEditor} />
          </div>
        )}
      </div>
      <SaveBar version={version} codeEditor={codeEditor} />
    </section>
  );
}
