/** What is added to the name of a project's site for its draft. No other site has such a name. */
export const DRAFT_SUFFIX = "--draft";

/** The name of the site of the project whose site or draft has this name. */
export function siteNameWithoutDraft(name: string): string {
  return name.endsWith(DRAFT_SUFFIX) ? name.slice(0, -DRAFT_SUFFIX.length) : name;
}
