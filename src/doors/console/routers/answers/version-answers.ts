import type { BrowsedVersions } from "../../../../domain/projects/versions/browse-versions.ts";

/** Where the console's own pages find a picture of a version. */
export function screenshotPath({ projectId, version, viewport }: { projectId: string; version: number; viewport: string }): string {
  return `/console/screenshots/${projectId}/${version}/${viewport}.jpg`;
}

/** The pictures of a version by window; null where none was taken. */
export function screenshotsOf(projectId: string, { version, viewports }: { version: number; viewports: readonly string[] }) {
  const path = (viewport: string) => (viewports.includes(viewport) ? screenshotPath({ projectId, version, viewport }) : null);
  return { desktop: path("desktop"), phone: path("phone") };
}

/** A version as the list of versions shows it. */
export function presentVersion(projectId: string, listed: BrowsedVersions["versions"][number]) {
  const { version, kind, message, requestId, createdAt, isLive, browser, passed, failed, files, bytes } = listed;
  return {
    ...{ version, kind, message, requestId, createdAt: createdAt.toISOString(), isLive },
    screenshots: screenshotsOf(projectId, listed),
    proof: { passed, failed, browser },
    ...{ files, bytes },
  };
}
