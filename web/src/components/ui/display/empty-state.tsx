import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";

/** An empty state: what will appear here and how to create it. Directly under a page's heading its own heading is level 2. */
export function EmptyState({
  icon,
  title,
  level = 3,
  children,
  action,
  className,
}: {
  icon: ReactNode;
  title: string;
  level?: 2 | 3;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      className={classNames(
        "flex flex-col items-center gap-2 rounded-xl border border-dashed border-line px-6 py-12 text-center [&_svg]:size-5",
        className,
      )}
    >
      <span aria-hidden className="mb-2 inline-flex size-10 items-center justify-center rounded-full bg-subtle text-ink-soft">
        {icon}
      </span>
      <Heading className="text-base font-semibold">{title}</Heading>
      <div className="max-w-md text-sm leading-6 text-pretty text-ink-soft">{children}</div>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}
