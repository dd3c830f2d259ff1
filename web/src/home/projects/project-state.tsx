import type { Outputs } from "../../api/client.ts";
import { Badge } from "../../components/ui/display/badge.tsx";

/** A project as its card shows it. */
export type ProjectCardData = Outputs["projects"]["list"]["projects"][number];

const states = {
  generating: { words: "Building", tone: "accent" },
  waiting: { words: "Has a question", tone: "warn" },
  ready: { words: "Ready", tone: "good" },
  failed: { words: "Failed", tone: "bad" },
  stopped: { words: "Stopped", tone: "plain" },
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
