// The draft of a project and each of its versions have a site beside the live one, for the project's owner only. Its name
// is that of the project's site with a suffix, which no chosen name may have.
const DRAFT_SUFFIX = "--draft";
const SUFFIX = /^(?<siteName>.+?)--(?:draft|v(?<version>[1-9][0-9]{0,8}))$/;

/** What of a project an unlisted site shows: its draft, or the version of this number. */
export type Unlisted = "draft" | number;

/** The name of the unlisted site of the project whose site has this name. */
export function unlistedName(siteName: string, of: Unlisted): string {
  return of === "draft" ? `${siteName}${DRAFT_SUFFIX}` : `${siteName}--v${of}`;
}

/** The project's site name and what is shown of it, if a name has the form of an unlisted site's; null for all others. */
export function readUnlistedName(name: string): { siteName: string; of: Unlisted } | null {
  const { siteName, version } = SUFFIX.exec(name)?.groups ?? {};
  return siteName === undefined ? null : { siteName, of: version === undefined ? "draft" : Number(version) };
}
