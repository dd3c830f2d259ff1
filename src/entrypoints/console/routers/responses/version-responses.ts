import type { BrowsedVersions } from "../../../../domain/projects/versions/browse-versions.ts";

/** The console's URL path of a version's screenshot. */
export function screenshotPath({ projectId, version, viewport }: { projectId: string; version: number; viewport: string }): string {
  return `/console/screenshots/${projectId}/${version}/${viewport}.jpg`;
}

/** The screenshots of a version by viewport; null if none was taken. */
export function screenshotsOf(projectId: string, { version, viewports }: { version: number; viewports: readonly string[] }) {
  const path = (viewport: string) => (viewports.includes(viewport) ? screenshotPath({ projectId, version, viewport }) : null);
  return { desktop: path("desktop"), phone: path("phone") };
}

/** A version as an item of the version list. */
export function renderVersion(projectId: string, listed: BrowsedVersions["versions"][number]) {
  const { version, kind, message, requestId, createdAt, isLive, url, browser, passed, failed, files, bytes } = listed;
  return {
    version,
    kind,
    message,
    requestId,
    createdAt: createdAt.toISOString(),
    isLive,
    url,
    screenshots: screenshotsOf(projectId, listed),
    proof: { passed, failed, browser },
    files,
    bytes,
  };
}
