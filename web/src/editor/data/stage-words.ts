import type { Operation } from "./shapes.ts";

/** The stages of a build in order, with their labels. */
export const STAGES = [
  { name: "understand", doing: "Understanding your request", done: "Understood" },
  { name: "write", doing: "Writing the code", done: "Code written" },
  { name: "check", doing: "Checking the code", done: "Code checked" },
  { name: "try", doing: "Testing it in a real browser", done: "Tested in a real browser" },
  { name: "deliver", doing: "Saving the new version", done: "Version saved" },
  { name: "publish", doing: "Publishing the site", done: "Site published" },
  { name: "settle", doing: "Working out the cost", done: "Cost worked out" },
] as const;

/** The current stage of a build, in a few words. */
export function stageWords(operation: Pick<Operation, "status" | "stage">): string {
  if (operation.status === "waiting") return "Waiting for your answer";
  const stage = STAGES.find(({ name }) => name === operation.stage);
  return stage?.doing ?? "Queued";
}

/** Why an action has to wait for an unfinished build. */
export function unfinishedWords(operation: Pick<Operation, "status"> | null): string {
  return operation?.status === "waiting" ? "A build is waiting for your answer." : "A build is running.";
}

/** The kind of a build, as the start of a sentence. */
export function kindWords(kind: Operation["kind"]): string {
  switch (kind) {
    case "create":
      return "First build";
    case "message":
      return "Change";
    case "edit":
      return "Manual edit";
    case "restore":
      return "Restore";
  }
}
