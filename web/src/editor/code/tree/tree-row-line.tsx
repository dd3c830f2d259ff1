import * as codeWords from "#words/editor/panels/code.ts";
import { ChevronRight, FileCode2, FileCog, FileImage, FileText, FileType2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../../components/class-names.ts";
import type { TreeRow } from "./file-tree-rows.ts";

const INDENT_PIXELS = 14;

const iconOf = (name: string): ReactNode => {
  switch (name.slice(name.lastIndexOf(".") + 1)) {
    case "ts":
    case "tsx":
    case "js":
    case "jsx":
    case "html":
      return <FileCode2 aria-hidden />;
    case "css":
      return <FileType2 aria-hidden />;
    case "json":
      return <FileCog aria-hidden />;
    case "svg":
    case "png":
    case "jpg":
      return <FileImage aria-hidden />;
    default:
      return <FileText aria-hidden />;
  }
};

/** One row of the tree. `mark`: the file's unsaved text, null if it is deleted, undefined if it is unchanged. */
export function TreeRowLine({
  row,
  place,
  isChosen,
  isCurrent,
  mark,
  press,
}: {
  row: TreeRow;
  place: { id: string; top: number; height: number };
  isChosen: boolean;
  isCurrent: boolean;
  mark: string | null | undefined;
  press: (row: TreeRow) => void;
}) {
  return (
    // The tree has focus and handles the keys.
    <div
      id={place.id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-selected={isChosen}
      {...(row.isFolder ? { "aria-expanded": row.isOpen } : {})}
      onClick={() => press(row)}
      style={{ top: place.top, height: place.height, paddingLeft: 12 + (row.level - 1) * INDENT_PIXELS }}
      className={classNames(
        "absolute inset-x-0 flex cursor-pointer items-center gap-1.5 pr-3 text-sm text-ink-soft select-none hover:bg-subtle [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint",
        isChosen && "bg-accent-soft font-medium text-accent-text",
        isCurrent &&
          "group-focus-visible/tree:outline-2 group-focus-visible/tree:-outline-offset-2 group-focus-visible/tree:outline-accent-text",
      )}
    >
      {row.isFolder ? (
        <ChevronRight aria-hidden className={classNames("transition-transform", row.isOpen && "rotate-90")} />
      ) : (
        <>
          <span className="w-1 shrink-0" />
          {iconOf(row.name)}
        </>
      )}
      <span className={classNames("min-w-0 flex-1 truncate", mark === null && "line-through")}>{row.name}</span>
      {mark !== undefined && (
        <>
          <span aria-hidden className="text-xs font-semibold text-warn">
            {mark === null ? codeWords.deletedMark : codeWords.changedMark}
          </span>
          <span className="sr-only">{mark === null ? codeWords.deletedNotSaved : codeWords.changedNotSaved}</span>
        </>
      )}
    </div>
  );
}
