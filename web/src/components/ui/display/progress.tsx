import { classNames } from "../../class-names.ts";

/** A progress bar, 0 to 100. `label` is its accessible name. */
export function Progress({ label, value, className }: { label: string; value: number; className?: string }) {
  const share = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames("h-1.5 overflow-hidden rounded-full bg-subtle", className)}
    >
      <div className="h-full rounded-full bg-accent transition-[width] duration-500 ease-out" style={{ width: `${share}%` }} />
    </div>
  );
}
