import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** A table that scrolls sideways within its own box, which leaves room for an outline and a shadow. Its roles are given, as style sheets may change what is displayed as a table. */
export function Table(props: ComponentProps<"table">) {
  return (
    <div data-slot="table-container" className="relative overflow-x-auto md:-m-2 md:p-2">
      <table role="table" {...partProps("table", "w-full text-left", props)} />
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
