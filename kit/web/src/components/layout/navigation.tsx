import type { LucideIcon } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import type { Audience } from "@/lib/audience";
import * as words from "@/words/general";

/** A page in the navigation. */
export interface NavigationItem {
  path: string;
  title: string;
  icon: LucideIcon;
  /** Who has it; everybody where nothing is said. */
  audience?: Audience;
}

/** The pages of the navigation. */
export type NavigationItems = readonly NavigationItem[];

/** A section of an app of one page; `id` is its anchor. */
export interface PageSection {
  id: string;
  title: string;
}

/** The links to the sections of the home page, from wherever the person is. */
export function Sections({
  sections,
  onCrowd,
}: {
  sections: readonly PageSection[];
  onCrowd: (isCrowded: boolean) => void;
}) {
  const nav = useRef<HTMLElement>(null);
  useCrowd(nav, onCrowd);
  return (
    <nav ref={nav} aria-label={words.main} data-slot="app-navigation">
      {sections.map(({ id, title }) => (
        <Link key={id} to={{ pathname: "/", hash: id }} data-slot="app-navigation-link">
          <span className="max-w-full">{title}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The links to the pages. `onCrowd` is told whether they need more room than there is beside the app's name. */
export function Navigation({
  items,
  onCrowd,
}: {
  items: readonly NavigationItem[];
  onCrowd: (isCrowded: boolean) => void;
}) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // Before the page is painted, so that the navigation does not jump.
  useLayoutEffect(() => {
    if (nav.current !== null) showCurrent(nav.current);
  }, [pathname]);
  useCrowd(nav, onCrowd);

  return (
    <nav ref={nav} aria-label={words.main} data-slot="app-navigation">
      {items.map(({ path, title, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === "/"} data-slot="app-navigation-link">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="max-w-full">{title}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** Scrolls the link of the current page to the middle of a navigation that is wider than the window. */
function showCurrent(nav: HTMLElement) {
  const link = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (link === undefined) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}

/** Measures whether the links fit in one row: at first and whenever the window is resized, as if they had no row of their own. */
function useCrowd(nav: RefObject<HTMLElement | null>, onCrowd: (isCrowded: boolean) => void) {
  const [round, setRound] = useState(0);

  useEffect(() => {
    const resize = () => {
      onCrowd(false);
      setRound((last) => last + 1);
    };
    window.addEventListener("resize", resize);
    return () => window.removeEventListener("resize", resize);
  }, [onCrowd]);
  useLayoutEffect(() => {
    if (nav.current !== null) onCrowd(needsMoreRoom(nav.current));
  }, [nav, onCrowd, round]);
}

function needsMoreRoom(nav: HTMLElement): boolean {
  const tops = new Set(Array.from(nav.children, (link) => link.getBoundingClientRect().top));
  const isRow = getComputedStyle(nav).flexDirection !== "column";
  return nav.scrollWidth > nav.clientWidth + 1 || (isRow && tops.size > 1);
}
