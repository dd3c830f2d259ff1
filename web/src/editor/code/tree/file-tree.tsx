// The files of a version as a tree (role=tree) in which arrow keys move and typing jumps. Only the rows that are seen are in
// the page, so that thousands are as quick as ten; the present one is named by aria-activedescendant and always among them.
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useEditor } from "../../layout/editor-context.ts";
import { buildTree, foldersAround, foldersOpenAtFirst, rowsOf, type TreeRow } from "./file-tree-rows.ts";
import { rowByName, type TreeMove, treeMove } from "./tree-keys.ts";
import { TreeRowLine } from "./tree-row-line.tsx";

const ROW_PIXELS = { mouse: 28, touch: 38 };
const TYPING_MILLISECONDS = 700;

/** What the tree is given. `marks` are the files that are changed or deleted and not saved. */
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
  const [presentPath, setPresent] = useState(chosen);
  const present = rows.findIndex(({ path }) => path === presentPath);
  const height = isPhone ? ROW_PIXELS.touch : ROW_PIXELS.mouse;
  const list = useSeenRows(box, { count: rows.length, height, present });

  useEffect(() => {
    if (chosen !== null) setPresent(chosen);
  }, [chosen]);
  const press = (row: TreeRow): void => {
    setPresent(row.path);
    if (row.isFolder) toggle(row.path, !row.isOpen);
    else onChoose(row.path);
  };
  const act = (move: NonNullable<TreeMove>): void => {
    if ("to" in move) setPresent(rows[move.to]?.path ?? null);
    else if ("open" in move) toggle(move.open, true);
    else if ("close" in move) toggle(move.close, false);
    else onChoose(move.choose.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, present) ?? moveByName(event, { rows, present, typed: typed.current });
    if (move === null) return;
    event.preventDefault();
    act(move);
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label="Files"
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={() => present < 0 && setPresent(rows[0]?.path ?? null)}
      {...(present >= 0 ? { "aria-activedescendant": `${id}-${present}` } : {})}
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
              isPresent={index === present}
              mark={marks[row.path]}
              press={press}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Which folders are unfolded: those at first, those around the chosen file, and what the person made of it. */
function useOpenFolders(paths: readonly string[], chosen: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldersOpenAtFirst(paths)));
  useEffect(() => {
    if (chosen !== null) setOpen((before) => new Set([...before, ...foldersAround(chosen)]));
  }, [chosen]);
  const toggle = (path: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, path] : [...before].filter((one) => one !== path)));
  return { open, toggle };
}

/** The rows that are drawn: those that are seen, and the present one, which is brought into sight when it changes. */
function useSeenRows(
  box: RefObject<HTMLDivElement | null>,
  { count, height, present }: { count: number; height: number; present: number },
) {
  const list = useVirtualizer({
    ...{ count, getScrollElement: () => box.current, estimateSize: () => height, overscan: 12 },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return present < 0 || seen.includes(present) ? seen : [...seen, present].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (present >= 0) list.scrollToIndex(present, { align: "auto" });
  }, [present, list]);
  return list;
}

interface Typed {
  text: string;
  at: number;
}

/** The move to the row whose name begins with what has been typed in one go, with this key. */
function moveByName(event: KeyboardEvent, { rows, present, typed }: { rows: readonly TreeRow[]; present: number; typed: Typed }): TreeMove {
  const { key, timeStamp } = event;
  if (key.length !== 1) return null;
  typed.text = timeStamp - typed.at < TYPING_MILLISECONDS ? typed.text + key : key;
  typed.at = timeStamp;
  const found = rowByName(rows, present, typed.text);
  return found === null ? null : { to: found };
}
