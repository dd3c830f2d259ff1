import { useEditor } from "../layout/editor-context.ts";
import { NoVersionYet } from "../parts/no-version-yet.tsx";
import { ComparePanel } from "./comparing/compare-panel.tsx";
import { VersionList } from "./version-list.tsx";

/** The versions of the project, or a comparison of two of them. */
export function VersionsPanel() {
  const { newest, shown, address } = useEditor();
  if (newest === null || shown === null) return <NoVersionYet what="versions" />;
  const { compare } = address;
  if (compare !== null && compare <= newest) return <ComparePanel from={compare} to={shown} />;
  return <VersionList />;
}
