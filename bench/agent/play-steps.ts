// A scripted model that takes the same steps in every build, whatever it receives, and the record of each answer: when
// it was requested, when its first piece was sent, and when its last.
import { requestKindOf, type RequestKind, BRIEF, latestInput } from "../../tests/models/agent/play-agent.ts";
import type { ModelServer } from "../../tests/support/model-server/open-model-server.ts";
import type { SeenRequest } from "../../tests/support/model-server/seen-request.ts";
import type { Answer, Turn } from "../../tests/support/model-server/turn.ts";

/** One answer of the model, with times in milliseconds of this process. A time not yet known is NaN. */
export interface SeenTurn {
  /** The group number in its build's prompt; empty if there is none. */
  build: string;
  asking: RequestKind;
  /** The step of its build, from 1; 0 during planning. */
  step: number;
  request: SeenRequest;
  arrivedAt: number;
  begunAt: number;
  sentAt: number;
}

/** Sets the speed of an answer. */
export type Pace = (answer: Answer) => Answer;

// Low enough that no build uses up its held credits.
const USAGE = { input: 1_000, output: 100 };

/** Makes the model plan a survey of lichens and then take these steps in each build. Returns its answers, a list that grows. */
export function playSteps(model: ModelServer, steps: readonly Turn[], pace: Pace = (answer) => answer): SeenTurn[] {
  const turns: SeenTurn[] = [];
  const taken = new Map<string, number>();
  model.play((request) => {
    const [asking, build] = [requestKindOf(request), buildOf(request)];
    const step = asking === "step" ? (taken.get(build) ?? 0) + 1 : 0;
    taken.set(build, step);
    const turn = { build, asking, step, request, arrivedAt: performance.now(), begunAt: Number.NaN, sentAt: Number.NaN };
    void request.begun.then(() => (turn.begunAt = performance.now()));
    void request.closed.then(() => (turn.sentAt = performance.now()));
    turns.push(turn);
    if (asking !== "step") return pace({ say: JSON.stringify(BRIEF), usage: USAGE });
    const answer = steps[step - 1];
    if (answer === undefined) throw new Error(`there is no step ${step}; the model received: ${latestInput(request).slice(0, 500)}`);
    return pace({ ...answer, usage: USAGE });
  });
  return turns;
}

/** A prompt that identifies one of several concurrent builds. */
export const promptOfGroup = (prompt: string, group: number): string => `${prompt} (group ${group})`;

function buildOf({ messages }: SeenRequest): string {
  return /\(group (\d+)\)/.exec(messages[0]?.text ?? "")?.[1] ?? "";
}

/** The times from the end of each answer to the next request of the same build, in milliseconds. */
export function waitsBetween(turns: readonly SeenTurn[]): number[] {
  return [...Map.groupBy(turns, ({ build }) => build).values()].flatMap((own) =>
    own.slice(1).map(({ arrivedAt }, at) => arrivedAt - (own[at]?.sentAt ?? Number.NaN)),
  );
}
