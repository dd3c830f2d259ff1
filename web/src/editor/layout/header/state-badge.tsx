import { Badge } from "../../../components/ui/display/badge.tsx";
import type { ProjectState } from "../../data/shapes.ts";

/** A project's state as a word and a colour. */
export function stateWord({ project, operation }: ProjectState): { word: string; tone: "plain" | "accent" | "good" | "warn" | "bad" } {
  if (operation?.status === "running") return { word: "Building", tone: "accent" };
  if (operation?.status === "waiting") return { word: "Waiting for you", tone: "warn" };
  if (project.version !== null) return { word: "Live", tone: "good" };
  return project.status === "stopped" ? { word: "Stopped", tone: "plain" } : { word: "Failed", tone: "bad" };
}

/** The project's state next to its name. */
export function StateBadge({ state }: { state: ProjectState }) {
  const { word, tone } = stateWord(state);
  return (
    <Badge tone={tone} isLive={word === "Building"}>
      {word}
    </Badge>
  );
}
