// One request on the wire, from its first byte to its end. It is streamed, so that silence is seen and a hang-up is heard.
import { createModel } from "../create-model.ts";
import type { Heard, ModelAnswer, ModelRequest } from "../model-call.ts";
import type { ModelEntry } from "../model-entry.ts";
import { type Fault, makeFault } from "./fault.ts";
import { makeCall } from "./make-call.ts";
import { nameFault } from "./name-fault.ts";
import { readAnswer } from "./read-answer.ts";
import { watchSilence } from "./watch-silence.ts";

/** What a try is made with. `late` is aborted when the time for the whole call is over. */
export interface TryOptions {
  signal: AbortSignal;
  late: AbortSignal;
  fetch: typeof fetch;
  silenceMilliseconds: number;
  /** Never throws. */
  hear: (heard: Heard) => void;
}

/** What comes of one request. Rejects with the signal's reason. */
export async function tryModel(entry: ModelEntry, request: ModelRequest, options: TryOptions): Promise<ModelAnswer | Fault> {
  const { signal, late, hear } = options;
  if (!hasAddress(entry)) return makeFault("invalid_request", { hint: "Its base URL is missing, or is none." });
  const silence = watchSilence(options.fetch, options.silenceMilliseconds);
  const done = new AbortController();
  const abortSignal = AbortSignal.any([signal, late, silence.signal, done.signal]);
  const call = makeCall(entry, request);
  const sentTools = call.tools !== undefined;
  const model = await createModel(entry, { fetch: silence.fetch });
  try {
    const { stream } = await model.doStream({ ...call, abortSignal });
    const answer = await readAnswer(stream, { request, sentTools, seesPictures: entry.seesPictures, hear });
    return answer.outcome === "failed" ? unlessOver(answer) : answer;
  } catch (error) {
    return unlessOver(nameFault(error, { sentTools }));
  } finally {
    silence.end();
    // Whatever the provider still sends is not waited for.
    done.abort();
  }

  // An aborted request breaks in many ways; what it was aborted for is its true end.
  function unlessOver(fault: Fault): Fault {
    signal.throwIfAborted();
    if (silence.isFlooded()) return makeFault("unavailable");
    return late.aborted || silence.signal.aborted ? makeFault("timed_out") : fault;
  }
}

function hasAddress({ provider: { kind, baseUrl } }: ModelEntry): boolean {
  return baseUrl === null ? kind !== "compatible" : URL.canParse(baseUrl);
}
