import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** A table that scrolls sideways within its own box. Its roles are given, as style sheets may change what is displayed as a table. */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <div data-slot="table-container" className="relative w-full overflow-x-auto">
      <table
        role="table"
        data-slot="table"
        className={cn("w-full text-left", className)}
        {...props}
      />
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead role="rowgroup" data-slot="table-header" className={className} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody role="rowgroup" data-slot="table-body" className={className} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr role="row" data-slot="table-row" className={className} {...props} />;
}

/** A heading of a column, or with `scope="row"` of a row. */
export function TableHead({ scope = "col", className, ...props }: ComponentProps<"th">) {
  return (
    <th
      role={scope === "row" ? "rowheader" : "columnheader"}
      data-slot="table-head"
      scope={scope}
      className={cn("align-middle", className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td role="cell" data-slot="table-cell" className={cn("align-middle", className)} {...props} />
  );
}
