import { cn } from "./utils";

/** Props of a part that styles find by its `slot`, with the part's own class names before those that it was given. */
export function partProps<Props extends { className?: string | undefined }>(
  slot: string,
  classes: string,
  props: Props,
) {
  return { "data-slot": slot, ...props, className: cn(classes, props.className) };
}
