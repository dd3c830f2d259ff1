import type { CDPSession } from "playwright-core";

/** The address of a page, without its query and fragment. */
export interface Address {
  /** The path that the page was last seen at. */
  path(): string;
  /** How often the page has changed the path by itself, as a router does. */
  moves(): number;
  /** Says that the page is sent to this path by us. */
  expect(path: string): void;
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? "";

/** Follows the address of a page that this origin serves, without asking the page. */
export function watchAddress(session: CDPSession, origin: string): Address {
  let moves = 0;
  let path = "";
  session.on("Page.navigatedWithinDocument", ({ url }) => {
    const next = withoutQuery(url).slice(origin.length);
    if (next !== path) moves += 1;
    path = next;
  });
  return {
    path: () => path,
    moves: () => moves,
    expect: (to) => void (path = withoutQuery(to)),
  };
}
