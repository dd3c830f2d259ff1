import * as shellWords from "#words/shell.ts";
import { Outlet, useRouterState } from "@tanstack/react-router";
import { classNames } from "../components/class-names.ts";
import { ToastLayer } from "../components/ui/overlays/toast-layer.tsx";
import { LaterTooltipLayer } from "../components/ui/overlays/later-tooltip-layer.tsx";
import { PanelLayer } from "./commands/panel-layer.tsx";
import { ConnectionBanner } from "./connection/connection-banner.tsx";
import { MAIN_ID, PageAnnouncer } from "./page/page-announcer.tsx";
import { TopBar } from "./top-bar/top-bar.tsx";

/** The layout of every page. The editor fills the window, so its page has a fixed height (`h-full`); the others scroll. */
export function Shell() {
  const fillsWindow = useRouterState({ select: ({ location }) => location.pathname.startsWith("/projects/") });
  return (
    <div className={classNames("flex flex-col", fillsWindow ? "h-dvh overflow-hidden" : "min-h-dvh")}>
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-lg bg-ink px-4 py-2 font-medium text-paper focus:translate-y-0"
      >
        {shellWords.skipToContent}
      </a>
      <ConnectionBanner />
      <TopBar />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classNames("flex min-h-0 flex-1 flex-col outline-none", fillsWindow && "overflow-hidden")}
      >
        <Outlet />
      </main>
      <PageAnnouncer />
      <PanelLayer />
      <ToastLayer />
      <LaterTooltipLayer />
    </div>
  );
}
