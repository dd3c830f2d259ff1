import { cn } from "@/lib/utils";

/** Lines below each other, with a rule between two of them; nothing where there are none. Those with a label are results that were kept, set small. */
export function LineList({ label, lines }: { label?: string; lines: readonly string[] }) {
  return (
    <ul
      role="list"
      aria-label={label}
      data-slot="bullets"
      className={cn("flex flex-col empty:hidden", label !== undefined && "text-sm tabular-nums")}
    >
      {lines.map((line, index) => (
        <li
          key={`${index} ${line}`}
          className="border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0"
        >
          {line}
        </li>
      ))}
    </ul>
  );
}
