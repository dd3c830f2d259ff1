import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { FLOATING_LOOK } from "./floating-look.ts";

/** A small panel under `trigger` (one Button or IconButton). `label` names it for screen readers. */
export function Popover({
  trigger,
  label,
  children,
  align = "end",
  className,
  isOpenAtFirst = false,
}: {
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
  isOpenAtFirst?: boolean | undefined;
}) {
  return (
    <Radix.Root defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={classNames(FLOATING_LOOK, "w-80 p-4", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
