// The props of the elements that primitives are made of.
import type { ReactElement, ReactNode } from "react";
import { cn } from "./utils";

/** Props of a component that its only child may stand in for: a link that looks like a button, a button that opens a dialog. */
interface AsChildProps {
  asChild?: boolean | undefined;
  children?: ReactNode;
}

/** Props with `asChild` in the terms of Base UI: the child, which keeps its own looks, as the element to render, or the children of an element of the slot. */
export function asChildProps<Props extends AsChildProps>(
  slot: string,
  { asChild = false, children, ...props }: Props,
) {
  return asChild
    ? { ...props, render: children as ReactElement }
    : { render: undefined, children, "data-slot": slot, ...props };
}

/** Props of an element of the slot, with class names of its own before those that it was given. */
export function partProps<Props extends { className?: string | undefined }>(
  slot: string,
  classes: string,
  props: Props,
) {
  return { "data-slot": slot, ...props, className: cn(classes, props.className) };
}
