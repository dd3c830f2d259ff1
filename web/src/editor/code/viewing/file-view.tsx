import * as codeWords from "#words/editor/panels/code.ts";
import { useQuery } from "@tanstack/react-query";
import { FileWarning } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { EmptyState } from "../../../components/ui/display/empty-state.tsx";
import { Skeleton } from "../../../components/ui/display/skeleton.tsx";
import type { FileEntry } from "../../data/shapes.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { findingsIn } from "../edits/findings-in.ts";
import type { CodeEditorState } from "../use-code-editor.ts";
import { FileBar } from "./file-bar.tsx";
import { later } from "../../../components/later.ts";

const CodeMirror = later(async () => (await import("../editor/code-mirror.tsx")).CodeMirror);

const WIDTHS = ["w-2/5", "w-3/5", "w-1/2", "w-1/4", "w-2/3", "w-1/3", "w-3/5", "w-2/5"];

/** One file: its actions and its code. */
export function FileView({ version, files, codeEditor }: { version: number; files: readonly FileEntry[]; codeEditor: CodeEditorState }) {
  const { projectId, address } = useEditor();
  const { file: path, edits, isEditing, save } = codeEditor;
  const isMine = edits.base === version;
  const [searches, setSearches] = useState(0);
  const entry = files.find((one) => one.path === path) ?? null;
  const query = useQuery(
    api.versions.file.queryOptions({ projectId, version, path: path ?? "" }, { enabled: entry !== null, staleTime: Infinity }),
  );
  const faults = useMemo(() => {
    const known = new Set(codeEditor.paths);
    return findingsIn(isMine ? (save.failure ?? "") : "", known).flatMap(({ file, line }) =>
      file === path && line !== null ? [line] : [],
    );
  }, [save.failure, isMine, codeEditor.paths, path]);
  if (path === null) return null;
  const original = entry === null ? null : (query.data?.text ?? null);
  const edited = edits.files[path];
  const text = edited === undefined ? original : edited;
  const isReady = entry === null || query.data !== undefined;
  const isBinary = query.data !== undefined && query.data.text === null;
  return (
    <>
      <FileBar
        path={path}
        bytes={entry?.bytes ?? null}
        text={text}
        mark={edited}
        codeEditor={codeEditor}
        remove={() => codeEditor.write(path, null, original)}
        find={() => setSearches(searches + 1)}
      />
      <div className="min-h-0 flex-1">
        {query.error && (
          <Banner tone="bad" className="m-4">
            {refusalOf(query.error).message}
          </Banner>
        )}
        {!isReady && !query.error && <CodeSkeleton />}
        {isReady && isBinary && <Unreadable title={codeWords.notText}>{codeWords.notTextHint}</Unreadable>}
        {isReady && edited === null && <Unreadable title={codeWords.wasDeleted}>{codeWords.wasDeletedHint}</Unreadable>}
        {isReady && text !== null && (
          <Suspense fallback={<CodeSkeleton />}>
            <CodeMirror
              documentKey={`${version} ${path}`}
              path={path}
              text={text}
              isEditable={isEditing}
              line={address.file === path ? address.line : null}
              faults={faults}
              searches={searches}
              onChange={(next) => codeEditor.write(path, next, original)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

function CodeSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 py-4 pr-8 pl-14" role="status">
      <span className="sr-only">{codeWords.openingTheFile}</span>
      {WIDTHS.map((width, index) => (
        <Skeleton key={index} className={`h-3 ${width}`} />
      ))}
    </div>
  );
}

function Unreadable({ title, children }: { title: string; children: string }) {
  return (
    <div className="flex h-full items-center justify-center p-6">
      <EmptyState icon={<FileWarning />} title={title} className="w-full max-w-sm">
        {children}
      </EmptyState>
    </div>
  );
}
