import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { CONTROL_LOOK } from "./control-look.ts";

/** A single-line text input. Wrap it in a Field, which provides label, hint and error. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(CONTROL_LOOK, "h-10", className)} {...rest} />;
}
