import { type LucideIcon, MoonIcon, SunIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { app } from "@/app";
import {
  Navigation,
  type NavigationItem,
  type PageSection,
  Sections,
} from "@/components/layout/navigation";
import { PageGuard } from "@/components/layout/page-guard";
import { IconButton } from "@/components/ui/icon-button";
import { Toaster } from "@/components/ui/sonner";
import { chooseScheme, useScheme } from "@/hooks/use-scheme";
import * as words from "@/words/general";

/** The frame around every page. A new page starts at its top, with the focus on its content. */
export function AppLayout({
  navigation,
  sections = [],
  icon: Icon,
  tools,
  footer,
}: {
  navigation: readonly NavigationItem[];
  /** The sections of an app of one page, in the place of its pages. */
  sections?: readonly PageSection[];
  /** The app's sign. */
  icon: LucideIcon;
  /** In the header. */
  tools?: ReactNode;
  /** At the foot of every page. */
  footer?: ReactNode;
}) {
  const main = useNewPage();
  const [isCrowded, setIsCrowded] = useState(false);
  const { pathname } = useLocation();

  return (
    <div data-slot="app-layout" data-crowded={isCrowded || undefined}>
      <a
        href="#content"
        data-slot="skip-link"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-40"
      >
        {words.skipToContent}
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
          {navigation.length > 1 && <Navigation items={navigation} onCrowd={setIsCrowded} />}
          {sections.length > 0 && <Sections sections={sections} onCrowd={setIsCrowded} />}
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
      {(app.audience === "visitors" || footer !== undefined) && (
        <Footer navigation={navigation}>{footer}</Footer>
      )}
      <Toaster />
    </div>
  );
}

/** Begins a new page at its top, or at the section that its address names; gives what then has the focus. */
function useNewPage() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (hash !== "") document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash]);
  return main;
}

function SchemeToggle() {
  const other = useScheme() === "dark" ? "light" : "dark";
  const label = other === "dark" ? words.toDark : words.toLight;
  return (
    <IconButton
      icon={other === "dark" ? <MoonIcon className="size-5" /> : <SunIcon className="size-5" />}
      label={label}
      className="text-header-foreground"
      title={label}
      data-scheme-control
      onClick={() => chooseScheme(other)}
    />
  );
}

/** What a site ends with. An app that its owner works in needs none. */
function Footer({
  navigation,
  children,
}: {
  navigation: readonly NavigationItem[];
  children: ReactNode;
}) {
  return (
    <footer data-slot="app-footer" className="text-muted-foreground">
      <div data-slot="app-footer-inner">
        <div className="flex flex-wrap justify-between gap-x-12 gap-y-8">
          <div className="grow">
            <p className="font-heading text-lg font-bold">{app.title}</p>
            <nav aria-label={words.footer} data-slot="app-footer-links" className="-mx-2 mt-2 mb-4">
              {navigation.map(({ path, title }) => (
                <Link
                  key={path}
                  to={path}
                  className="inline-block min-h-[24px] min-w-[24px] px-2 py-1 underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              ))}
            </nav>
            <p>{app.tagline}</p>
          </div>
          {children}
        </div>
      </div>
    </footer>
  );
}
