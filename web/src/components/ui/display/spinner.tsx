import { classNames } from "../../class-names.ts";
import { SpinnerMark } from "./spinner-mark.tsx";

/** Says that something goes on, and what: `children` are the words. Screen readers are told when it appears. */
export function Spinner({ children, className }: { children: string; className?: string }) {
  return (
    <span role="status" className={classNames("inline-flex items-center gap-2 text-sm text-ink-soft", className)}>
      <SpinnerMark />
      {children}
    </span>
  );
}
