// The ARIA pattern "tabs". Our own, because it is on the editor's first screen and Radix's version weighs 10 kB.
import { type ComponentProps, type KeyboardEvent, type ReactNode, createContext, use, useId } from "react";
import { classNames } from "../../class-names.ts";

interface TabsState {
  id: string;
  value: string;
  isManual: boolean;
  onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (state === null) throw new Error("a tab must be inside of Tabs");
  return state;
}

/** Panels of which one is shown. With `activationMode` "manual" the arrow keys only move focus, and Enter or Space shows the panel. */
export function Tabs({
  value,
  onValueChange,
  activationMode = "automatic",
  className,
  ...rest
}: {
  value: string;
  onValueChange: (value: string) => void;
  activationMode?: "automatic" | "manual";
} & ComponentProps<"div">) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange, isManual: activationMode === "manual" }}>
      <div className={classNames("flex min-h-0 flex-col", className)} {...rest} />
    </TabsContext>
  );
}

/** The row of tabs; arrow keys, Home and End move within it. `label` names it. */
export function TabList({ label, className, ...rest }: { label: string } & ComponentProps<"div">) {
  const { isManual } = useTabs();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
    const current = tabs.findIndex((tab) => tab === event.target);
    const targets: Readonly<Record<string, number>> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (current === -1 || target === undefined) return;
    event.preventDefault();
    const next = tabs.at(target % tabs.length);
    next?.focus();
    if (!isManual) next?.click();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      className={classNames("flex gap-1 overflow-x-auto", className)}
      {...rest}
    />
  );
}

/** One tab, with an icon and a label. */
export function Tab({ value, icon, className, children, ...rest }: { value: string; icon?: ReactNode } & ComponentProps<"button">) {
  const tabs = useTabs();
  const isActive = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isActive}
      aria-controls={isActive ? `${tabs.id}-panel-${value}` : undefined}
      data-state={isActive ? "active" : "inactive"}
      tabIndex={isActive ? 0 : -1}
      onClick={() => tabs.onValueChange(value)}
      className={classNames(
        "inline-flex h-8 shrink-0 items-center gap-2 rounded-lg px-3 text-sm font-medium text-ink-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:bg-subtle data-[state=active]:text-ink [&_svg]:size-4",
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}

/** The content of a tab. With `forceMount` it stays in the DOM, marked `data-state="inactive"`, while another one is shown. */
export function TabPanel({
  value,
  forceMount = false,
  className,
  ...rest
}: { value: string; forceMount?: boolean } & ComponentProps<"div">) {
  const tabs = useTabs();
  const isActive = tabs.value === value;
  if (!isActive && !forceMount) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      data-state={isActive ? "active" : "inactive"}
      tabIndex={0}
      hidden={!isActive}
      className={classNames("min-h-0 flex-1 -outline-offset-2", className)}
      {...rest}
    />
  );
}
