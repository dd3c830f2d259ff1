import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";

/** The label of a control. */
export function Label({ className, ...rest }: ComponentProps<"label">) {
  return <label className={classNames("text-sm font-medium text-ink", className)} {...rest} />;
}
