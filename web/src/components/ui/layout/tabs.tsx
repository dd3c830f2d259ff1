import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";

/** Panels of which one is shown. `value` and `onValueChange` control it. */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={classNames("flex min-h-0 flex-col", className)} {...rest} />;
}

/** The row of tabs; arrow keys move within it. `label` names it. */
export function TabList({ label, className, ...rest }: { label: string } & ComponentProps<typeof Radix.List>) {
  return <Radix.List aria-label={label} className={classNames("flex gap-1 overflow-x-auto", className)} {...rest} />;
}

/** One tab, an icon and a word. */
export function Tab({ icon, className, children, ...rest }: { icon?: ReactNode } & ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classNames(
        "inline-flex h-8 shrink-0 items-center gap-2 rounded-lg px-3 text-sm font-medium text-ink-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:bg-subtle data-[state=active]:text-ink [&_svg]:size-4",
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </Radix.Trigger>
  );
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classNames("min-h-0 flex-1 -outline-offset-2", className)} {...rest} />;
}
