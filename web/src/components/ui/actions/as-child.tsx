import { cloneElement, type ReactElement, type ReactNode, isValidElement } from "react";
import { classNames } from "../../class-names.ts";

interface ChildProps {
  className?: string;
}

/** The one child, such as a link, with the look and the properties of the button that it stands for; its own properties count first. */
export function AsChild({ className, children, ...rest }: { className: string; children: ReactNode }): ReactNode {
  if (!isValidElement<ChildProps>(children)) return children;
  const child: ReactElement<ChildProps> = children;
  return cloneElement(child, { ...rest, ...child.props, className: classNames(className, child.props.className) });
}
