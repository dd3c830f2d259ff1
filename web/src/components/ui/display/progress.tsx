import { Progress as Radix } from "radix-ui";
import { classNames } from "../../class-names.ts";

/** How far something is, 0 to 100. `label` says what. */
export function Progress({ label, value, className }: { label: string; value: number; className?: string }) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <Radix.Root aria-label={label} value={share} className={classNames("h-1.5 overflow-hidden rounded-full bg-subtle", className)}>
      <Radix.Indicator className="h-full rounded-full bg-accent transition-[width] duration-500 ease-out" style={{ width: `${share}%` }} />
    </Radix.Root>
  );
}
