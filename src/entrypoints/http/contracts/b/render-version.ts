import type { ListedVersion } from "../../../../storage/rows/versions/list-versions.ts";
import type { VersionSummary } from "./answers/version.ts";

/** A version as the list shows it. */
export function renderVersion(listed: ListedVersion): VersionSummary {
  const { version, kind, message, requestId, isLive, createdAt, files, bytes, passed, failed } = listed;
  return { version, kind, message, requestId, live: isLive, createdAt, files, bytes, checks: { passed, failed } };
}
