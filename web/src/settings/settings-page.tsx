import type { ReactNode } from "react";
import { usePageTitle } from "../shell/page/use-page-title.ts";

/** One settings page: its heading, description, main action, and content. */
export function SettingsPage({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex max-w-xl flex-col gap-1.5">
          <h1 className="text-2xl leading-8 font-semibold">{title}</h1>
          <p className="text-base leading-6 text-pretty text-ink-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
