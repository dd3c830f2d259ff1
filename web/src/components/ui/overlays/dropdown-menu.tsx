// A menu of actions or options. It weighs 30 kB: components on the first screen load it with loadedOnIntent. While it
// is open, the page behind it stays available to screen readers and clicks. It is rendered inside the main landmark, so
// that landmark navigation finds it.
import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Kbd } from "../display/kbd.tsx";
import { FLOATING_LOOK } from "./floating-look.ts";

const itemLook =
  "flex cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 text-sm outline-none select-none data-highlighted:bg-subtle data-disabled:cursor-not-allowed data-disabled:text-ink-faint [&_svg]:size-4 [&_svg]:shrink-0";

/** A menu under `trigger` (one Button or IconButton). Its children are the components below. */
export function DropdownMenu({
  trigger,
  children,
  align = "end",
  className,
  isOpenAtFirst = false,
  onOpenChange,
}: {
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "center" | "end";
  className?: string | undefined;
  isOpenAtFirst?: boolean | undefined;
  onOpenChange?: (isOpen: boolean) => void;
}) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.querySelector("main")}>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={classNames(FLOATING_LOOK, "p-1", className)}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An action. `keys` shows its shortcut; `isDangerous` makes it red. With `asChild` its child is a link. */
export function MenuItem({
  keys,
  isDangerous = false,
  className,
  children,
  ...rest
}: { keys?: string; isDangerous?: boolean } & ComponentProps<typeof Radix.Item>) {
  const look = classNames(itemLook, isDangerous ? "text-bad data-highlighted:bg-bad-soft" : "[&_svg]:text-ink-faint", className);
  return (
    <Radix.Item className={look} {...rest}>
      {keys === undefined ? (
        children
      ) : (
        <>
          {children}
          <Kbd keys={keys} className="ml-auto" />
        </>
      )}
    </Radix.Item>
  );
}

/** Options of which one is selected; `label` names the group. */
export function MenuRadioGroup({ label, ...rest }: { label: string } & ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup aria-label={label} {...rest} />;
}

/** One option; `hint` explains it below. */
export function MenuRadioItem({ hint, className, children, ...rest }: { hint?: ReactNode } & ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem
      className={classNames(itemLook, "items-start pr-3 pl-8 [&>span>svg]:text-accent-text", "relative", className)}
      {...rest}
    >
      <Radix.ItemIndicator className="absolute top-2 left-2">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      <span className="flex min-w-0 flex-col">
        <span className="flex items-center gap-2">{children}</span>
        {hint !== undefined && <span className="text-xs text-ink-faint">{hint}</span>}
      </span>
    </Radix.RadioItem>
  );
}

/** A line of text that is not an option. */
export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={classNames("px-2 py-1.5 text-xs font-medium text-ink-faint", className)} {...rest} />;
}

/** A separator between groups. */
export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
