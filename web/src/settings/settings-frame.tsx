import * as shellWords from "#words/shell.ts";
import { Link, Outlet } from "@tanstack/react-router";
import { useSession } from "../shell/session/use-session.ts";
import { settingsPagesOf } from "../shell/settings-pages-of.ts";

/** The layout of every settings page: the menu is beside the page, or above it on a phone. */
export function SettingsFrame() {
  const { person } = useSession();
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-8 px-4 pt-6 pb-24 sm:px-6 md:flex-row md:gap-12 md:pt-12">
      <nav aria-label={shellWords.settings} className="-mx-4 md:mx-0 md:w-44 md:shrink-0">
        <ul className="flex gap-1 overflow-x-auto px-4 py-1 md:sticky md:top-24 md:flex-col md:px-0">
          {settingsPagesOf(person).map(({ to, title }) => (
            <li key={to}>
              <Link
                to={to}
                ref={showCurrent}
                className="block rounded-lg px-3 py-1.5 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-[current=page]:bg-subtle aria-[current=page]:text-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 flex-1">
        <Outlet />
      </div>
    </div>
  );
}

// On a phone the menu is a scrollable row; the current page's entry is scrolled into view.
function showCurrent(link: HTMLAnchorElement | null): void {
  const row = link?.closest("ul");
  if (link === null || row === null || row === undefined || link.getAttribute("aria-current") !== "page") return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
