import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";

/** A table that scrolls sideways on a small screen. `label` is its visually hidden caption. */
export function Table({ label, className, children, ...rest }: { label: string } & ComponentProps<"table">) {
  return (
    // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-xl border border-line bg-surface">
      <table className={classNames("w-full border-collapse text-left text-sm", className)} {...rest}>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

/** A column header. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={classNames("border-b border-line bg-paper px-4 py-2.5 text-xs font-medium whitespace-nowrap text-ink-soft", className)}
      {...rest}
    />
  );
}

/** A row. */
export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return <tr className={classNames("border-b border-line last:border-0", className)} {...rest} />;
}

/** A cell. Numbers are `text-right tabular-nums`. */
export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return <td className={classNames("px-4 py-3 align-middle", className)} {...rest} />;
}
