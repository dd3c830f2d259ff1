import * as comparingWords from "#words/editor/panels/comparing.ts";
import { useQueries } from "@tanstack/react-query";
import { ArrowLeft, Columns2, Rows2 } from "lucide-react";
import { Suspense, useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";
import { Segmented } from "../../../components/ui/actions/segmented.tsx";
import { Banner } from "../../../components/ui/display/banner.tsx";
import { Spinner } from "../../../components/ui/display/spinner.tsx";
import type { Comparison } from "../../data/shapes.ts";
import { useEditor } from "../../layout/editor-context.ts";
import { useMedia } from "../../layout/use-media.ts";
import { ChangedFileList } from "./changed-file-list.tsx";
import { later } from "../../../components/later.ts";

const CodeDifference = later(async () => (await import("../../code/editor/code-difference.tsx")).CodeDifference);

type ChangedFile = Comparison["files"][number];

const WAYS = [
  { value: "unified", label: comparingWords.unified, icon: <Rows2 aria-hidden /> },
  { value: "split", label: comparingWords.sideBySide, icon: <Columns2 aria-hidden /> },
] as const;

/** The changed files on one side, the changes in the selected one on the other. A phone shows one of the two. */
export function ComparedFiles({ from, to, files }: { from: number; to: number; files: readonly ChangedFile[] }) {
  const { address, goTo, isPhone } = useEditor();
  const isWide = useMedia("(min-width: 1280px)");
  const [way, setWay] = useState<"unified" | "split">(isWide ? "split" : "unified");
  const chosen = files.find(({ path }) => path === address.file) ?? (isPhone ? null : (files[0] ?? null));
  if (files.length === 0) return <p className="p-6 text-ink-soft">{comparingWords.sameFiles}</p>;
  return (
    <div className="flex min-h-0 flex-1">
      {(!isPhone || chosen === null) && (
        <ChangedFileList files={files} chosen={chosen?.path ?? null} onChoose={(file) => goTo({ file })} isWide={isPhone} />
      )}
      {chosen !== null && (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-code">
          <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line px-4">
            {isPhone && (
              <IconButton label={comparingWords.allChangedFiles} size="sm" className="-ml-3" onClick={() => goTo({ file: null })}>
                <ArrowLeft aria-hidden />
              </IconButton>
            )}
            <h2 className="min-w-0 flex-1 truncate font-mono text-xs font-normal tracking-normal">{chosen.path}</h2>
            {!isPhone && <Segmented label={comparingWords.diffLayout} value={way} onChange={setWay} segments={WAYS} />}
          </div>
          <div className="min-h-0 flex-1">
            <ChangedFileView key={chosen.path} file={chosen} from={from} to={to} isSideBySide={way === "split" && !isPhone} />
          </div>
        </div>
      )}
    </div>
  );
}

function ChangedFileView({ file, from, to, isSideBySide }: { file: ChangedFile; from: number; to: number; isSideBySide: boolean }) {
  const { projectId } = useEditor();
  const { path, change } = file;
  const texts = useQueries({
    queries: [
      api.versions.file.queryOptions({ projectId, version: from, path }, { enabled: change !== "added", staleTime: Infinity }),
      api.versions.file.queryOptions({ projectId, version: to, path }, { enabled: change !== "removed", staleTime: Infinity }),
    ],
  });
  const [before, after] = texts;
  const failed = texts.find(({ error }) => error !== null)?.error;
  if (failed)
    return (
      <Banner tone="bad" className="m-4">
        {refusalOf(failed).message}
      </Banner>
    );
  const isRead = (change === "added" || before.data !== undefined) && (change === "removed" || after.data !== undefined);
  if (!isRead) return <Waiting />;
  if (before.data?.text === null || after.data?.text === null) return <p className="p-6 text-ink-soft">{comparingWords.notText}</p>;
  return (
    <Suspense fallback={<Waiting />}>
      <CodeDifference path={path} before={before.data?.text ?? ""} after={after.data?.text ?? ""} isSideBySide={isSideBySide} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="p-6">
      <Spinner>{comparingWords.comparingTheFile}</Spinner>
    </div>
  );
}
