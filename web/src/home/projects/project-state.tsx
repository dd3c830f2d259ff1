import * as projectsWords from "#words/home/projects.ts";
import type { Outputs } from "../../api/client.ts";
import { Badge } from "../../components/ui/display/badge.tsx";

/** A project as its card shows it. */
export type ProjectCardData = Outputs["projects"]["list"]["projects"][number];

const states = {
  generating: { words: projectsWords.building, tone: "accent" },
  waiting: { words: projectsWords.hasAQuestion, tone: "warn" },
  ready: { words: projectsWords.ready, tone: "good" },
  failed: { words: projectsWords.failed, tone: "bad" },
  stopped: { words: projectsWords.stopped, tone: "plain" },
} as const;

/** A project's state in a word. */
export function ProjectState({ status }: Pick<ProjectCardData, "status">) {
  const { words, tone } = states[status];
  return (
    <Badge tone={tone} isLive={status === "generating"}>
      {words}
    </Badge>
  );
}
