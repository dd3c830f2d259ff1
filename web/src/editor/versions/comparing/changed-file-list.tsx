import * as comparingWords from "#words/editor/panels/comparing.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { classNames } from "../../../components/class-names.ts";
import type { Comparison } from "../../data/shapes.ts";
import { lineChanges } from "./line-changes.ts";

const ROW_PIXELS = 44;
const WORDS = { added: comparingWords.added, removed: comparingWords.removed, changed: comparingWords.changed };

/** The changed files, with the number of added and removed lines. */
export function ChangedFileList({
  files,
  chosen,
  onChoose,
  isWide,
}: {
  files: readonly Comparison["files"][number][];
  chosen: string | null;
  onChoose: (path: string) => void;
  isWide: boolean;
}) {
  const box = useRef<HTMLElement>(null);
  const list = useVirtualizer({ count: files.length, getScrollElement: () => box.current, estimateSize: () => ROW_PIXELS, overscan: 10 });
  return (
    <nav
      ref={box}
      aria-label={comparingWords.changedFiles}
      className={classNames("shrink-0 overflow-y-auto bg-paper", isWide ? "w-full" : "w-60 border-r border-line")}
    >
      <p className="px-4 py-2.5 text-xs text-ink-faint">{comparingWords.filesDiffer({ count: files.length })}</p>
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const file = files[index];
          if (file === undefined) return null;
          const shown = lineChanges(file);
          const at = file.path.lastIndexOf("/");
          return (
            <li key={file.path} className="absolute inset-x-0" style={{ top: start, height: ROW_PIXELS }}>
              <button
                type="button"
                aria-current={file.path === chosen}
                onClick={() => onChoose(file.path)}
                className="flex size-full items-center gap-2 px-4 text-left -outline-offset-2 hover:bg-subtle aria-[current=true]:bg-accent-soft"
              >
                <span className="min-w-0 flex-1 leading-4">
                  <span className="block truncate">{file.path.slice(at + 1)}</span>
                  <span className="block truncate text-xs text-ink-faint">{at < 0 ? WORDS[file.change] : file.path.slice(0, at)}</span>
                </span>
                <span className="sr-only">{comparingWords.lineChanges({ ...file, change: WORDS[file.change] })}</span>
                <span aria-hidden className="flex shrink-0 gap-1.5 text-xs tabular-nums">
                  <span className="text-good">{shown[0]}</span>
                  <span className="text-bad">{shown[1]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
