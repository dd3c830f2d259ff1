import type { ReactNode } from "react";
import { formatNumber } from "@/lib/number";

/** Numbers beside each other. */
export function Metrics({ children }: { children: ReactNode }) {
  return <div data-slot="metrics">{children}</div>;
}

/** One number with its name; a dash where there is none. */
export function Metric({ label, value }: { label: string; value: number | string | null }) {
  const text = typeof value === "number" ? formatNumber(value) : value || "–";
  return (
    <div role="group" aria-label={label} data-slot="metric">
      <span data-slot="metric-label">{label}</span>
      <span data-slot="metric-value" className="font-heading wrap-normal tabular-nums">
        {text}
      </span>
    </div>
  );
}
