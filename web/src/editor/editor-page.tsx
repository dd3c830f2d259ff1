import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { refusalOf } from "../api/refusal.ts";
import { isPassing, useProject } from "./data/use-project.ts";
import { EditorSkeleton } from "./layout/editor-skeleton.tsx";
import { EditorWorkspace } from "./layout/editor-workspace.tsx";
import { later } from "../components/later.ts";

const NoProject = later(async () => (await import("./layout/no-project.tsx")).NoProject);

/** One project: its conversation on one side, its site, code, versions and proof on the other. */
export function EditorPage() {
  const { projectId = "" } = useParams({ strict: false });
  return <OpenedProject key={projectId} projectId={projectId} />;
}

function OpenedProject({ projectId }: { projectId: string }) {
  const { query, trouble } = useProject(projectId);
  if (query.data !== undefined) return <EditorWorkspace projectId={projectId} state={query.data} trouble={trouble} />;
  const refusal = query.error && refusalOf(query.error);
  if (refusal === null || isPassing(refusal)) return <EditorSkeleton trouble={refusal?.message ?? null} />;
  return (
    <Suspense>
      <NoProject refusal={refusal} />
    </Suspense>
  );
}
