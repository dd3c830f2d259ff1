import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { CONTROL_LOOK } from "./control-look.ts";

/** A multi-line text input that grows with its content up to its `max-h-…`. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={classNames(CONTROL_LOOK, "field-sizing-content min-h-20 resize-none py-2 leading-6", className)} {...rest} />;
}
