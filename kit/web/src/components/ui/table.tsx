import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { partProps } from "@/lib/as-child";
import { labelCells } from "@/lib/label-cells";
import { tableOf } from "@/words/insight";

interface TableProps extends ComponentProps<"table"> {
  /** How it looks on a phone: each row a card whose cells have their columns' names before them, or a table that scrolls. */
  narrow?: "cards" | "scroll";
}

/** A table that scrolls sideways within its own box, which leaves room for an outline and a shadow, and by the keyboard where it is wider. On a phone its rows are cards: a cell has its column's name before it, or its own `data-label`; `narrow="scroll"` keeps the table. Its roles are given, as style sheets change what is displayed as a table. */
export function Table({ narrow = "cards", ...props }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { "aria-label": title } = props;
  const named = title === undefined ? {} : { role: "region", "aria-label": tableOf({ title }) };
  useColumnNames(box);
  useDense(box);
  return (
    <div
      ref={box}
      data-slot="table-container"
      className="relative overflow-x-auto md:-m-2 md:p-2"
      {...(useIsScrolling(box) && { tabIndex: 0, ...named })}
    >
      <table
        role="table"
        data-narrow={narrow}
        {...partProps("table", "w-full text-start", props)}
      />
    </div>
  );
}

export function TableHeader(props: ComponentProps<"thead">) {
  return <thead role="rowgroup" data-slot="table-header" {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody role="rowgroup" data-slot="table-body" {...props} />;
}

export function TableRow(props: ComponentProps<"tr">) {
  return <tr role="row" data-slot="table-row" {...props} />;
}

/** A heading of a column, or with `scope="row"` of a row. */
export function TableHead({ scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      role={scope === "row" ? "rowheader" : "columnheader"}
      scope={scope}
      {...partProps("table-head", "align-middle", props)}
    />
  );
}

export function TableCell(props: ComponentProps<"td">) {
  return <td role="cell" {...partProps("table-cell", "align-middle", props)} />;
}

/** Sets a table close that is wider than its box: `data-dense`. */
function useDense(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    const table = current?.querySelector("table");
    if (!current || !table) return undefined;
    const fit = () => {
      table.removeAttribute("data-dense");
      if (current.scrollWidth > current.clientWidth) table.setAttribute("data-dense", "");
    };
    const rows = new MutationObserver(fit);
    fit();
    rows.observe(table, { childList: true, subtree: true, characterData: true });
    const stop = onResize(fit);
    return () => {
      rows.disconnect();
      stop();
    };
  }, [box]);
}

/** Keeps the names of the columns with the cells below them, also of rows that come later. */
function useColumnNames(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = box.current?.querySelector("table");
    if (!table) return undefined;
    const observer = new MutationObserver(() => labelCells(table));
    labelCells(table);
    observer.observe(table, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [box]);
}

/** Whether what is in the box is wider than the box. */
function useIsScrolling(box: RefObject<HTMLElement | null>): boolean {
  return useSyncExternalStore(onResize, () => {
    const { current } = box;
    return current !== null && current.scrollWidth > current.clientWidth;
  });
}

function onResize(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
