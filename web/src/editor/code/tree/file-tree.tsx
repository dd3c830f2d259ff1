// The files of a version as a tree (role=tree) in which arrow keys move and typing jumps. Only the rows that are seen are in
// the page, so that thousands are as quick as ten; the present one is named by aria-activedescendant and always among them.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useEditor } from "../../layout/editor-context.ts";
import { buildTree, foldersAround, foldersOpenAtFirst, rowsOf, type TreeRow } from "./file-tree-rows.ts";
import { rowByName, treeMove } from "./tree-keys.ts";
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
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldersOpenAtFirst(paths)));
  const rows = useMemo(() => rowsOf(nodes, open), [nodes, open]);
  const [presentPath, setPresent] = useState(chosen);
  const present = rows.findIndex(({ path }) => path === presentPath);
  const height = isPhone ? ROW_PIXELS.touch : ROW_PIXELS.mouse;
  const list = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => height, overscan: 12 });

  useEffect(() => {
    if (chosen === null) return;
    setPresent(chosen);
    setOpen((before) => new Set([...before, ...foldersAround(chosen)]));
  }, [chosen]);
  useEffect(() => {
    if (present >= 0) list.scrollToIndex(present, { align: "auto" });
  }, [present, list]);

  const toggle = (path: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, path] : [...before].filter((one) => one !== path)));
  const press = (row: TreeRow): void => {
    setPresent(row.path);
    if (row.isFolder) toggle(row.path, !row.isOpen);
    else onChoose(row.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, present);
    const found = move === null && event.key.length === 1 ? rowByName(rows, present, typing(typed.current, event)) : null;
    if (move === null && found === null) return;
    event.preventDefault();
    if (found !== null) setPresent(rows[found]?.path ?? null);
    else if (move === null) return;
    else if ("to" in move) setPresent(rows[move.to]?.path ?? null);
    else if ("open" in move) toggle(move.open, true);
    else if ("close" in move) toggle(move.close, false);
    else onChoose(move.choose.path);
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

/** What has been typed in one go, with this key. */
function typing(typed: { text: string; at: number }, { key, timeStamp }: KeyboardEvent): string {
  typed.text = timeStamp - typed.at < TYPING_MILLISECONDS ? typed.text + key : key;
  typed.at = timeStamp;
  return typed.text;
}
