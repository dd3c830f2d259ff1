import { classNames } from "../../class-names.ts";
import { SpinnerMark } from "./spinner-mark.tsx";

/** A spinner with a text label in `children`. Announced to screen readers when it appears. */
export function Spinner({ children, className }: { children: string; className?: string }) {
  return (
    <span role="status" className={classNames("inline-flex items-center gap-2 text-sm text-ink-soft", className)}>
      <SpinnerMark />
      {children}
    </span>
  );
}
