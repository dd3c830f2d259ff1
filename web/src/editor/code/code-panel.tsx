import { useQuery } from "@tanstack/react-query";
import { refusalOf } from "../../api/refusal.ts";
import { api } from "../../api/client.ts";
import { Banner } from "../../components/ui/display/banner.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { NoVersionYet } from "../parts/no-version-yet.tsx";
import { PanelSkeleton } from "../parts/panel-skeleton.tsx";
import { CodeBrowser } from "./code-browser.tsx";

/** The code of the selected version. */
export function CodePanel() {
  const { projectId, shown } = useEditor();
  const files = useQuery(
    api.versions.files.queryOptions(
      { projectId, version: shown ?? 1 },
      { enabled: shown !== null, staleTime: Infinity, placeholderData: (before) => before },
    ),
  );
  if (shown === null) return <NoVersionYet what="code" />;
  if (files.error)
    return (
      <div className="p-4">
        <Banner tone="bad">{refusalOf(files.error).message}</Banner>
      </div>
    );
  return files.data === undefined ? <PanelSkeleton /> : <CodeBrowser version={shown} files={files.data} />;
}
