import type { ReactNode } from "react";
import { classNames } from "../../components/class-names.ts";

/** The toolbar above a panel. */
export function PanelBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("flex h-12 shrink-0 items-center gap-2 border-b border-line bg-paper px-3", className)}>{children}</div>
  );
}
