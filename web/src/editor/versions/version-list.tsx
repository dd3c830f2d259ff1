import * as versionsWords from "#words/editor/panels/versions.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Suspense, useEffect, useRef, useState } from "react";
import { refusalOf } from "../../api/refusal.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { PanelBar } from "../parts/panel-bar.tsx";
import { useVersions } from "./use-versions.ts";
import { VersionRow } from "./version-row.tsx";
import { later } from "../../components/later.ts";

const ROW_PIXELS = { wide: 124, narrow: 140 };

const RestoreDialog = later(async () => (await import("./restore-dialog.tsx")).RestoreDialog);

/** Every version, newest first. Pages are loaded on scroll, and only visible rows are rendered. */
export function VersionList() {
  const { projectId, newest, isPhone } = useEditor();
  const { versions, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(projectId, newest);
  const [restored, setRestored] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const total = newest ?? 0;
  const height = isPhone ? ROW_PIXELS.narrow : ROW_PIXELS.wide;
  const list = useVirtualizer({ count: total, getScrollElement: () => box.current, estimateSize: () => height, overscan: 6 });
  const items = list.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => list.measure(), [height, list]);
  useEffect(() => {
    if (last >= versions.length && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, versions.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <section aria-label={versionsWords.listName} className="flex h-full min-h-0 flex-col">
      <PanelBar>
        <p className="truncate px-1 text-ink-soft">
          <span className="font-medium text-ink">{versionsWords.versions({ count: total })}</span>
          {isPhone ? "" : ` · ${versionsWords.oneForEachBuild}`}
        </p>
      </PanelBar>
      {error && (
        <Banner tone="bad" className="m-4">
          {refusalOf(error).message}
        </Banner>
      )}
      {/* A scrollable region must be reachable by keyboard. */}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={versionsWords.listOfVersions}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-2"
      >
        <ol className="relative" style={{ height: list.getTotalSize() }} aria-label={versionsWords.versions({ count: total })}>
          {items.map(({ index, start, key }) => {
            const entry = versions[index];
            return (
              <li
                key={key}
                aria-setsize={total}
                aria-posinset={index + 1}
                className="absolute inset-x-0 border-b border-line"
                style={{ top: start, height }}
              >
                {entry === undefined ? <RowSkeleton /> : <VersionRow entry={entry} restore={() => setRestored(entry.version)} />}
              </li>
            );
          })}
        </ol>
      </div>
      {restored !== null && (
        <Suspense>
          <RestoreDialog version={restored} onClose={() => setRestored(null)} />
        </Suspense>
      )}
    </section>
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-full gap-4 p-4" aria-hidden>
      <Skeleton className="h-full w-36 rounded-lg" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
