import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { app } from "@/app";
import { PageGuard } from "@/components/layout/page-guard";
import { SchemeToggle } from "@/components/layout/scheme-toggle";
import { Toaster } from "@/components/ui/sonner";

/** A page in the navigation. */
export interface NavigationItem {
  path: string;
  title: string;
  icon: LucideIcon;
}

/** The frame around every page. A new page starts at its top, with the focus on its content. */
export function AppLayout({
  navigation,
  icon: Icon,
  tools,
  frame,
}: {
  navigation: readonly NavigationItem[];
  /** The app's sign. */
  icon: LucideIcon;
  /** In the header. */
  tools?: ReactNode;
  /** Above every page, such as a chat window. */
  frame?: ReactNode;
}) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div
      data-slot="app-layout"
      data-long={isLong(navigation) || undefined}
      data-crowded={isCrowded(navigation) || undefined}
    >
      <a
        href="#content"
        data-slot="skip-link"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40"
      >
        Skip to content
      </a>
      <header data-slot="app-header" className="z-20 text-header-foreground">
        <div data-slot="app-header-inner">
          <Link to="/" data-slot="app-brand" className="font-heading">
            <span data-slot="app-brand-icon" className="bg-brand text-brand-foreground">
              <Icon className="size-5" />
            </span>
            <span data-slot="app-brand-name" className="min-w-0 break-words">
              {app.title}
            </span>
          </Link>
          {navigation.length > 1 && <Navigation items={navigation} />}
          <div data-slot="app-tools">
            {tools}
            <SchemeToggle />
          </div>
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1} data-slot="app-main" className="outline-none">
        <div data-slot="app-content">
          <PageGuard key={pathname}>
            <Outlet />
          </PageGuard>
        </div>
      </main>
      <Footer navigation={navigation} />
      {frame}
      <Toaster />
    </div>
  );
}

/** The letters that the navigation of a phone has room for, and those that the header of a wide window has beside the app's name. */
const PHONE_LETTERS = 36;
const HEADER_LETTERS = 110;

const lettersOf = (navigation: readonly NavigationItem[]): number =>
  navigation.reduce((sum, { title }) => sum + title.length + 4, 0);

/** Whether a phone cannot show the whole navigation: then it scrolls. */
function isLong(navigation: readonly NavigationItem[]): boolean {
  return navigation.length > 5 || lettersOf(navigation) > PHONE_LETTERS;
}

/** Whether name and navigation need more than a line of a wide window. */
function isCrowded(navigation: readonly NavigationItem[]): boolean {
  return lettersOf(navigation) + app.title.length > HEADER_LETTERS;
}

function Navigation({ items }: { items: readonly NavigationItem[] }) {
  return (
    <nav aria-label="Main" data-slot="app-navigation">
      {items.map(({ path, title, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === "/"} data-slot="app-navigation-link">
          <Icon aria-hidden="true" className="size-5" />
          <span className="max-w-full">{title}</span>
        </NavLink>
      ))}
    </nav>
  );
}

function Footer({ navigation }: { navigation: readonly NavigationItem[] }) {
  return (
    <footer data-slot="app-footer" className="text-muted-foreground">
      <div data-slot="app-footer-inner">
        {app.audience === "visitors" && (
          <>
            <p className="font-heading text-lg font-bold">{app.title}</p>
            <nav aria-label="Footer" data-slot="app-footer-links" className="-mx-2 mt-2 mb-4">
              {navigation.map(({ path, title }) => (
                <Link
                  key={path}
                  to={path}
                  className="inline-block px-2 py-1 underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              ))}
            </nav>
          </>
        )}
        <p>{app.tagline}</p>
      </div>
    </footer>
  );
}
