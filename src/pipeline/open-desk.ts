import { beginCall, endCall } from "../domain/builds/journal-call.ts";
import type { Desk, Told } from "../domain/generation/desk.ts";
import type { ModelRequest } from "../outside/models/model-call.ts";
import type { Bench } from "./bench.ts";
import { unlessAborted } from "./unless-aborted.ts";

const EXHAUSTED =
  "The account has no credits left for what the language model costs. The build cost nothing; add credits and start it again.";

/** The desk at which the generator of the bench's build works. */
export function openDesk({ ground, build, signal, askModel }: Bench): Desk {
  const { model, round, isModelFree } = build;

  async function ask(name: string, request: ModelRequest): Promise<Told> {
    const call = { round, name, model, request };
    const begun = await beginCall(ground, build, call);
    if (begun === "stale") return lost(signal);
    if (begun !== "begun") return toldOf(begun);
    const ended = await askModel(model, request, signal);
    const saved = await endCall(ground, build, call, ended);
    if (saved === "stale") return lost(signal);
    if (saved === "exhausted") return { outcome: "failure", code: "CREDITS_EXHAUSTED", message: EXHAUSTED };
    return toldOf(ended.asked);
  }

  return { signal, isModelFree, ask };
}

function toldOf(asked: Awaited<ReturnType<Bench["askModel"]>>["asked"]): Told {
  if (asked.outcome === "answer") return { outcome: "answer", text: asked.text, isWhole: asked.finish === "stop" };
  return { outcome: "failure", code: "MODEL_UNAVAILABLE", message: `${asked.message} The build cost nothing.` };
}

/** A build that has ended, or that another worker has, is let go of within a moment: the signal says so, and until then nothing is to be done. */
function lost(signal: AbortSignal): Promise<never> {
  return unlessAborted(signal, Promise.withResolvers<never>().promise);
}
