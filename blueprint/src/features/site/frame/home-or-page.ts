import { onPage, type Place } from "../../definition/define-feature.ts";

/** A block at the end of the home page where the site has no other, else on a page of its own, to which a teaser at home may lead. */
export function homeOrPage(
  block: string,
  { isOnePage, page, teaser }: { isOnePage: boolean; page: Parameters<typeof onPage>[1]; teaser?: string },
): Place[] {
  const atHome = (shown: string): Place => ({ block: shown, on: "home", at: "bottom" });
  if (isOnePage) return [atHome(block)];
  return [...(teaser === undefined ? [] : [atHome(teaser)]), onPage(block, page)];
}
