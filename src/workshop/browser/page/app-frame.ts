/// <reference lib="dom" />
// The parts that frame every page of an app, found by what they are and not by what they are called: its navigation, the
// control of its colour scheme, and the colours that the page stands on.
import { internalLinks } from "./glance.ts";
import { isPerceivable } from "./perceive.ts";
import type { PageLink } from "./probe-contract.ts";

const NAVIGATION = "nav a[href], [role=navigation] a[href]";
const MENU_BUTTON = ":is(header, nav, [role=banner]) :is(button, summary):is([aria-expanded=false], [aria-haspopup], summary)";
const MENU_MILLISECONDS = 250;

const linksInNavigation = (): PageLink[] => internalLinks([...document.querySelectorAll<HTMLAnchorElement>(NAVIGATION)]);

/** The links of the page's navigation. Where none is seen, a menu in the header is opened first, as on a phone. */
export async function navigationLinks(): Promise<PageLink[]> {
  const links = linksInNavigation();
  const menu = [...document.querySelectorAll<HTMLElement>(MENU_BUTTON)].find(isPerceivable);
  if (links.length > 0 || menu === undefined) return links;
  menu.click();
  await new Promise((resolve) => setTimeout(resolve, MENU_MILLISECONDS));
  return linksInNavigation();
}

/** The control with which a person switches the colour scheme; undefined where the app has none. */
export const schemeControl = (): Element | undefined => [...document.querySelectorAll("[data-scheme-control]")].find(isPerceivable);

/** The colours of the page's ground and of its text, as one text that changes when either does. */
export function pageColours(): string {
  const shown = [document.documentElement, document.body, document.querySelector("main")].flatMap((element) => element ?? []);
  return shown.map((element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`).join(", ");
}
