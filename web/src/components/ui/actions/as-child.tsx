import { cloneElement, type ReactElement, type ReactNode, isValidElement } from "react";
import { classNames } from "../../class-names.ts";

interface ChildProps {
  className?: string;
}

/** Renders its only child, such as a link, with the button's look and props; the child's own props take precedence. */
export function AsChild({ className, children, ...rest }: { className: string; children: ReactNode }): ReactNode {
  if (!isValidElement<ChildProps>(children)) return children;
  const child: ReactElement<ChildProps> = children;
  return cloneElement(child, { ...rest, ...child.props, className: classNames(className, child.props.className) });
}
