// The build's state machine as one total function. All writes of an operation's status use it, so that what its
// table-driven tests show holds everywhere: nothing leaves `done` or `failed`, and no stage is skipped.
import { STAGE_NAMES, type StageName } from "../../storage/tables/index.ts";

/** The state of a build. `waiting` is at `understand` or `write`, the stage that asked; `done` and `failed` are always at `ended`. */
export interface OperationState {
  status: "running" | "waiting" | "done" | "failed";
  stage: "queued" | StageName | "ended";
}

/**
 * The events of a build: a worker claims it at a stage, a stage is saved and the next begins, a model call is paid for,
 * it reports its activity, it is written again by another plan, it asks, is answered, is not answered in time, replies without a new version, ends.
 */
export type OperationEvent =
  | { type: "claimed"; stage: StageName }
  | { type: "advanced"; stage: StageName }
  | { type: "paid" }
  | { type: "reported" }
  | { type: "replanned" }
  | { type: "asked" }
  | { type: "answered" }
  | { type: "unanswered" }
  | { type: "replied" }
  | { type: "finished" }
  | { type: "failed" }
  | { type: "stopped" };

/** The next state, or why the event changes nothing. */
export type Transition = { next: OperationState } | { ignored: string };

/** Applies an event to a state. Total: an event that does not fit is ignored with a reason, never thrown. */
export function transition(state: OperationState, event: OperationEvent): Transition {
  if (state.stage === "ended") return { ignored: `the build has ended (${state.status})` };
  if (event.type === "stopped") return { next: { status: "failed", stage: "ended" } };
  if (state.status === "waiting") {
    if (event.type === "unanswered") return { next: { status: "failed", stage: "ended" } };
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
    case "reported":
      return { next: state };
    case "replanned":
      return state.stage === "check" || state.stage === "try"
        ? { next: { status: "running", stage: "write" } }
        : { ignored: `only check and try may lead to another plan, this is ${state.stage}` };
    case "asked":
      return isGeneratorStage(state.stage)
        ? { next: { status: "waiting", stage: state.stage } }
        : { ignored: `only understand and write may ask, this is ${state.stage}` };
    case "answered":
    case "unanswered":
      return { ignored: "the build asks nothing" };
    case "replied":
      return isGeneratorStage(state.stage)
        ? { next: { status: "done", stage: "ended" } }
        : { ignored: `only understand and write may end with a reply, this is ${state.stage}` };
    case "finished":
      return state.stage === "settle" ? { next: { status: "done", stage: "ended" } } : { ignored: `${state.stage} is not the last stage` };
    case "failed":
      return { next: { status: "failed", stage: "ended" } };
  }
}

/** Whether the build is still with its generator, which alone may ask, or find that nothing is to be built. */
function isGeneratorStage(stage: OperationState["stage"]): boolean {
  return stage === "understand" || stage === "write";
}

function follows(current: OperationState["stage"], next: StageName): boolean {
  const position = STAGE_NAMES.findIndex((stage) => stage === current);
  return position >= 0 && STAGE_NAMES[position + 1] === next;
}
