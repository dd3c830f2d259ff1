// The life of a build as one total function. Every write of an operation's status goes through it, so that what a table
// of cases shows here is true everywhere: nothing leaves `done` or `failed`, and no stage is skipped.
import { STAGE_NAMES, type StageName } from "../../storage/tables/index.ts";

/** Where a build is. `waiting` is at `understand` or `write`, the stage that asked; `done` and `failed` are always at `ended`. */
export interface OperationState {
  status: "running" | "waiting" | "done" | "failed";
  stage: "queued" | StageName | "ended";
}

/** What can happen to a build: a worker takes it up at a stage, a stage is saved and the next begins, a call to its model is paid for, it tells what it is doing, it asks, is answered, replies without a new version, ends. */
export type OperationEvent =
  | { type: "claimed"; stage: StageName }
  | { type: "advanced"; stage: StageName }
  | { type: "paid" }
  | { type: "told" }
  | { type: "asked" }
  | { type: "answered" }
  | { type: "replied" }
  | { type: "finished" }
  | { type: "failed" }
  | { type: "stopped" };

/** The state that follows, or why the event changes nothing. */
export type Transition = { next: OperationState } | { ignored: string };

/** What an event makes of a state. Total: an event that does not fit is ignored with a reason, never thrown. */
export function transition(state: OperationState, event: OperationEvent): Transition {
  if (state.stage === "ended") return { ignored: `the build has ended (${state.status})` };
  if (event.type === "stopped") return { next: { status: "failed", stage: "ended" } };
  if (state.status === "waiting") {
    return event.type === "answered" ? { next: { status: "running", stage: "queued" } } : { ignored: "the build waits for an answer" };
  }
  switch (event.type) {
    case "claimed":
      return { next: { status: "running", stage: event.stage } };
    case "advanced":
      return follows(state.stage, event.stage)
        ? { next: { status: "running", stage: event.stage } }
        : { ignored: `${event.stage} does not follow ${state.stage}` };
    case "paid":
    case "told":
      return { next: state };
    case "asked":
      return mayTurnBack(state.stage)
        ? { next: { status: "waiting", stage: state.stage } }
        : { ignored: `only understand and write may ask, this is ${state.stage}` };
    case "answered":
      return { ignored: "the build asks nothing" };
    case "replied":
      return mayTurnBack(state.stage)
        ? { next: { status: "done", stage: "ended" } }
        : { ignored: `only understand and write may end with a reply, this is ${state.stage}` };
    case "finished":
      return state.stage === "settle" ? { next: { status: "done", stage: "ended" } } : { ignored: `${state.stage} is not the last stage` };
    case "failed":
      return { next: { status: "failed", stage: "ended" } };
  }
}

/** Whether the build is still with its generator, which alone may ask, or find that nothing is to be built. */
function mayTurnBack(stage: OperationState["stage"]): boolean {
  return stage === "understand" || stage === "write";
}

function follows(present: OperationState["stage"], next: StageName): boolean {
  const position = STAGE_NAMES.findIndex((stage) => stage === present);
  return position >= 0 && STAGE_NAMES[position + 1] === next;
}
