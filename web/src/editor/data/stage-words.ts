import type { Operation } from "./shapes.ts";

/** The stages of a build in their order, as a person reads them. */
export const STAGES = [
  { name: "understand", doing: "Understanding what you want", done: "Understood" },
  { name: "write", doing: "Writing the code", done: "Code written" },
  { name: "check", doing: "Checking types and imports", done: "Types and imports checked" },
  { name: "try", doing: "Trying it in a real browser", done: "Tried in a real browser" },
  { name: "deliver", doing: "Storing the new version", done: "Version stored" },
  { name: "publish", doing: "Publishing the site", done: "Site published" },
  { name: "settle", doing: "Settling the credits", done: "Credits settled" },
] as const;

/** Where a build is, in a few words. */
export function stageWords(operation: Pick<Operation, "status" | "stage">): string {
  if (operation.status === "waiting") return "Waiting for your answer";
  const stage = STAGES.find(({ name }) => name === operation.stage);
  return stage?.doing ?? "Waiting for its turn";
}

/** What kind of build it is, as the beginning of a sentence. */
export function kindWords(kind: Operation["kind"]): string {
  switch (kind) {
    case "create":
      return "First build";
    case "message":
      return "Change";
    case "edit":
      return "Edit by hand";
    case "restore":
      return "Going back";
  }
}
