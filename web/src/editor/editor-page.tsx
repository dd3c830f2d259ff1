import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { refusalOf } from "../api/refusal.ts";
import { useProject } from "./data/use-project.ts";
import { EditorSkeleton } from "./layout/editor-skeleton.tsx";
import { EditorWorkspace } from "./layout/editor-workspace.tsx";

const NoProject = lazy(async () => ({ default: (await import("./layout/no-project.tsx")).NoProject }));

/** One project: its conversation on one side, its site, code, versions and proof on the other. */
export function EditorPage() {
  const { projectId = "" } = useParams({ strict: false });
  return <OpenedProject key={projectId} projectId={projectId} />;
}

function OpenedProject({ projectId }: { projectId: string }) {
  const { query, trouble } = useProject(projectId);
  if (query.data !== undefined) return <EditorWorkspace projectId={projectId} state={query.data} trouble={trouble} />;
  if (query.error)
    return (
      <Suspense>
        <NoProject refusal={refusalOf(query.error)} retry={() => void query.refetch()} />
      </Suspense>
    );
  return <EditorSkeleton />;
}
