import { chartColor } from "@/lib/chart-color";

interface CategoryProps {
  index: number;
  /** The color that it is the name of. */
  color?: string | undefined;
  children: string;
}

/** One of several kinds, with the color that it also has in charts. */
export function Category({ index, color = chartColor(index), children }: CategoryProps) {
  return (
    <span data-slot="category" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border border-border"
        style={{ background: color }}
      />
      {children}
    </span>
  );
}
