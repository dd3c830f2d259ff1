import type { ReactNode } from "react";

/** The frame of a chart with its label; nothing where there is nothing to draw. */
export function Chart({
  label,
  isEmpty,
  children,
}: {
  label: string;
  isEmpty: boolean;
  children: ReactNode;
}) {
  if (isEmpty) return null;
  return (
    <figure
      data-slot="chart"
      className="flex min-w-0 flex-col gap-4 bg-card p-6 text-card-foreground"
    >
      <figcaption className="text-sm font-semibold text-muted-foreground">{label}</figcaption>
      {children}
    </figure>
  );
}

/** Charts beside each other. */
export function Charts({ children }: { children: ReactNode }) {
  return (
    <div data-slot="charts" className="grid grid-cols-1 gap-6 empty:hidden lg:grid-cols-2">
      {children}
    </div>
  );
}
