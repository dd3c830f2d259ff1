import { chartColor } from "@/lib/chart-color";

/** One of several kinds, with the color that it also has in charts. */
export function Category({ index, children }: { index: number; children: string }) {
  return (
    <span data-slot="category" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full"
        style={{ background: chartColor(index) }}
      />
      {children}
    </span>
  );
}
