import { useParams } from "@tanstack/react-router";
import { refusalOf } from "../api/refusal.ts";
import { useProject } from "./data/use-project.ts";
import { EditorSkeleton } from "./layout/editor-skeleton.tsx";
import { EditorWorkspace } from "./layout/editor-workspace.tsx";
import { NoProject } from "./layout/no-project.tsx";

/** One project: its conversation on one side, its site, code, versions and proof on the other. */
export function EditorPage() {
  const { projectId = "" } = useParams({ strict: false });
  return <OpenedProject key={projectId} projectId={projectId} />;
}

function OpenedProject({ projectId }: { projectId: string }) {
  const { query, isLost } = useProject(projectId);
  if (query.data !== undefined) return <EditorWorkspace projectId={projectId} state={query.data} isLost={isLost} />;
  if (query.error) return <NoProject refusal={refusalOf(query.error)} retry={() => void query.refetch()} />;
  return <EditorSkeleton />;
}
