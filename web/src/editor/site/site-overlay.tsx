import * as siteWords from "#words/editor/panels/site.ts";
import { CirclePause } from "lucide-react";
import { stageWords } from "../data/stage-words.ts";
import { useEditor } from "../layout/editor-context.ts";

/** Overlay on the previous site while the next version is built: the current stage and progress. */
export function SiteOverlay() {
  const { operation } = useEditor().state;
  if (operation === null) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-6 flex animate-fade-in justify-center px-4">
      <p className="flex max-w-full items-center gap-3 rounded-full border border-line bg-overlay py-2 pr-4 pl-3 font-medium shadow-high">
        {operation.status === "waiting" ? (
          <CirclePause aria-hidden className="size-4 shrink-0 text-warn" />
        ) : (
          <span aria-hidden className="size-2 shrink-0 animate-pulse rounded-full bg-accent-text" />
        )}
        <span className="truncate">{stageWords(operation)}</span>
        {operation.status === "running" && (
          <span className="text-ink-faint tabular-nums">{siteWords.progress({ percent: operation.progress })}</span>
        )}
      </p>
    </div>
  );
}
