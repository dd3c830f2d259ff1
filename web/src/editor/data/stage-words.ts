import * as buildsWords from "#words/editor/builds.ts";
import type { Operation } from "./shapes.ts";

/** The stages of a build in order, with their labels. */
export const STAGES = [
  { name: "understand", doing: buildsWords.understanding, done: buildsWords.understood },
  { name: "write", doing: buildsWords.writing, done: buildsWords.written },
  { name: "check", doing: buildsWords.checking, done: buildsWords.checked },
  { name: "try", doing: buildsWords.trying, done: buildsWords.tried },
  { name: "deliver", doing: buildsWords.delivering, done: buildsWords.delivered },
  { name: "publish", doing: buildsWords.publishing, done: buildsWords.published },
  { name: "settle", doing: buildsWords.settling, done: buildsWords.settled },
] as const;

/** The current stage of a build, in a few words. */
export function stageWords(operation: Pick<Operation, "status" | "stage">): string {
  if (operation.status === "waiting") return buildsWords.waitingForAnswer;
  const stage = STAGES.find(({ name }) => name === operation.stage);
  return stage?.doing ?? buildsWords.queued;
}

/** Why an action has to wait for an unfinished build. */
export function unfinishedWords(operation: Pick<Operation, "status"> | null): string {
  return operation?.status === "waiting" ? buildsWords.isWaiting : buildsWords.isRunning;
}

/** The kind of a build, as the start of a sentence. */
export function kindWords(kind: Operation["kind"]): string {
  switch (kind) {
    case "create":
      return buildsWords.firstBuild;
    case "message":
      return buildsWords.change;
    case "edit":
      return buildsWords.manualEdit;
    case "restore":
      return buildsWords.restore;
  }
}
