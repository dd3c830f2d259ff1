import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { CONTROL_LOOK } from "./control-look.ts";

/** The styled native select with `<option>` children, which is best on phones. If options need more than text, use a DropdownMenu. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative inline-flex w-full", className)}>
      <select className={classNames(CONTROL_LOOK, "h-10 appearance-none pr-9")} {...rest}>
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint" />
    </span>
  );
}
