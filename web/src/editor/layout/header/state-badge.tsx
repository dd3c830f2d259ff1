import * as workspaceWords from "#words/editor/workspace.ts";
import { Badge } from "../../../components/ui/display/badge.tsx";
import type { ProjectState } from "../../data/shapes.ts";

/** A project's state as a word and a colour. */
export function stateWord({ project, operation }: ProjectState): { word: string; tone: "plain" | "accent" | "good" | "warn" | "bad" } {
  if (operation?.status === "running") return { word: workspaceWords.building, tone: "accent" };
  if (operation?.status === "waiting") return { word: workspaceWords.waitingForYou, tone: "warn" };
  if (project.version !== null) return { word: workspaceWords.live, tone: "good" };
  return project.status === "stopped" ? { word: workspaceWords.stopped, tone: "plain" } : { word: workspaceWords.failed, tone: "bad" };
}

/** The project's state next to its name. */
export function StateBadge({ state }: { state: ProjectState }) {
  const { word, tone } = stateWord(state);
  return (
    <Badge tone={tone} isLive={tone === "accent"}>
      {word}
    </Badge>
  );
}
