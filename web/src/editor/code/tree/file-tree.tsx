// A version's files as a tree (role=tree) with arrow keys and type-ahead. Only visible rows are rendered, so that
// thousands are as fast as ten; the active one is named by aria-activedescendant and is always rendered.
import * as codeWords from "#words/editor/panels/code.ts";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useEditor } from "../../layout/editor-context.ts";
import { buildTree, foldersAround, foldersOpenAtFirst, rowsOf, type TreeRow } from "./file-tree-rows.ts";
import { rowByName, type TreeMove, treeMove } from "./tree-keys.ts";
import { TreeRowLine } from "./tree-row-line.tsx";

const ROW_PIXELS = { mouse: 28, touch: 38 };
const TYPING_MILLISECONDS = 700;

/** Props of the tree. `marks` are the changed or deleted files that are not saved. */
export interface FileTreeProps {
  paths: readonly string[];
  chosen: string | null;
  marks: Readonly<Record<string, string | null>>;
  onChoose: (path: string) => void;
}

/** The tree of files. */
export function FileTree({ paths, chosen, marks, onChoose }: FileTreeProps) {
  const { isPhone } = useEditor();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const nodes = useMemo(() => buildTree(paths), [paths]);
  const { open, toggle } = useOpenFolders(paths, chosen);
  const rows = useMemo(() => rowsOf(nodes, open), [nodes, open]);
  const [currentPath, setCurrent] = useState(chosen);
  const current = rows.findIndex(({ path }) => path === currentPath);
  const height = isPhone ? ROW_PIXELS.touch : ROW_PIXELS.mouse;
  const list = useSeenRows(box, { count: rows.length, height, current });

  useEffect(() => {
    if (chosen !== null) setCurrent(chosen);
  }, [chosen]);
  const press = (row: TreeRow): void => {
    setCurrent(row.path);
    if (row.isFolder) toggle(row.path, !row.isOpen);
    else onChoose(row.path);
  };
  const act = (move: NonNullable<TreeMove>): void => {
    if ("to" in move) setCurrent(rows[move.to]?.path ?? null);
    else if ("open" in move) toggle(move.open, true);
    else if ("close" in move) toggle(move.close, false);
    else onChoose(move.choose.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, current) ?? moveByName(event, { rows, current, typed: typed.current });
    if (move === null) return;
    event.preventDefault();
    act(move);
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label={codeWords.files}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={() => current < 0 && setCurrent(rows[0]?.path ?? null)}
      {...(current >= 0 ? { "aria-activedescendant": `${id}-${current}` } : {})}
      className="group/tree min-h-0 flex-1 overflow-y-auto py-2 -outline-offset-2"
    >
      <div role="none" className="relative w-full" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = { id: `${id}-${index}`, top: start, height };
          return (
            <TreeRowLine
              key={row.path}
              row={row}
              place={place}
              isChosen={row.path === chosen}
              isCurrent={index === current}
              mark={marks[row.path]}
              press={press}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The expanded folders: the initial ones, those around the selected file, and the user's changes. */
function useOpenFolders(paths: readonly string[], chosen: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldersOpenAtFirst(paths)));
  useEffect(() => {
    if (chosen !== null) setOpen((before) => new Set([...before, ...foldersAround(chosen)]));
  }, [chosen]);
  const toggle = (path: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, path] : [...before].filter((one) => one !== path)));
  return { open, toggle };
}

/** The rendered rows: the visible ones and the active one, which is scrolled into view when it changes. */
function useSeenRows(
  box: RefObject<HTMLDivElement | null>,
  { count, height, current }: { count: number; height: number; current: number },
) {
  const list = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 12,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return current < 0 || seen.includes(current) ? seen : [...seen, current].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current, { align: "auto" });
  }, [current, list]);
  return list;
}

interface Typed {
  text: string;
  at: number;
}

/** Type-ahead: the move to the row whose name starts with the keys typed so far, including this one. */
function moveByName(event: KeyboardEvent, { rows, current, typed }: { rows: readonly TreeRow[]; current: number; typed: Typed }): TreeMove {
  const { key, timeStamp } = event;
  if (key.length !== 1) return null;
  typed.text = timeStamp - typed.at < TYPING_MILLISECONDS ? typed.text + key : key;
  typed.at = timeStamp;
  const found = rowByName(rows, current, typed.text);
  return found === null ? null : { to: found };
}
