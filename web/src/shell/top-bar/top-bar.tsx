import * as generalWords from "#words/general.ts";
import * as shellWords from "#words/shell.ts";
import { Link, useRouterState } from "@tanstack/react-router";
import { Search, Sun, Moon } from "lucide-react";
import { Button } from "../../components/ui/actions/button.tsx";
import { IconButton } from "../../components/ui/actions/icon-button.tsx";
import { Kbd } from "../../components/ui/display/kbd.tsx";
import { loadedOnIntent } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { showPanel } from "../commands/panels.ts";
import { useSession } from "../session/use-session.ts";
import { Logo } from "./logo.tsx";
import { TOP_BAR_PLACE } from "./in-top-bar.tsx";

const AccountMenu = loadedOnIntent(async () => (await import("./account-menu.tsx")).AccountMenu);
const ThemeMenu = loadedOnIntent(async () => (await import("./theme-menu.tsx")).ThemeMenu);

/** The bar above every page, 56 px high: home, the page's own slot, search, theme and account. */
export function TopBar() {
  const { person, isSignUpOpen } = useSession();
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-paper px-3 sm:gap-4 sm:px-5">
      <Logo />
      <nav aria-label={shellWords.mainNavigation} className="flex max-lg:hidden">
        {person !== null && (
          <Button asChild variant="ghost" size="sm">
            <Link to="/" hash="projects">
              {generalWords.projects}
            </Link>
          </Button>
        )}
        <Button asChild variant="ghost" size="sm">
          <a href="/docs/">{shellWords.docs}</a>
        </Button>
      </nav>
      <div id={TOP_BAR_PLACE} className="@container flex min-w-0 flex-1 items-center gap-2" />
      <div className="flex items-center gap-1">
        <PaletteButton />
        <ThemeMenu
          trigger={
            <IconButton label={shellWords.theme}>
              <Sun aria-hidden className="dark:hidden" />
              <Moon aria-hidden className="hidden dark:block" />
            </IconButton>
          }
        />
        {person === null ? <WaysIn isSignUpOpen={isSignUpOpen} /> : <AccountMenu trigger={<AccountButton email={person.email} />} />}
      </div>
    </header>
  );
}

function PaletteButton() {
  const open = () => showPanel("palette");
  return (
    <>
      <Button
        onClick={open}
        size="sm"
        className="mr-1 justify-start font-normal text-ink-faint shadow-none max-xl:hidden"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search aria-hidden />
        {shellWords.search}
        <Kbd keys="Mod+K" className="ml-4" />
      </Button>
      <IconButton label={shellWords.searchAndCommands} keys="Mod+K" onClick={open} className="xl:hidden">
        <Search aria-hidden />
      </IconButton>
    </>
  );
}

function WaysIn({ isSignUpOpen }: { isSignUpOpen: boolean }) {
  const isThere = useRouterState({ select: ({ location }) => location.pathname.startsWith("/sign-") });
  if (isThere) return null;
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <Link to="/sign-in">{generalWords.signIn}</Link>
      </Button>
      {isSignUpOpen && (
        <Button asChild variant="primary" size="sm">
          <Link to="/sign-up">{shellWords.signUp}</Link>
        </Button>
      )}
    </>
  );
}

function AccountButton({ email, ...rest }: { email: string }) {
  return (
    <IconButton label={shellWords.accountMenu} {...rest}>
      <span
        aria-hidden
        className="inline-flex size-7 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent-text uppercase"
      >
        {email.slice(0, 1)}
      </span>
    </IconButton>
  );
}
