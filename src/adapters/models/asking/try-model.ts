// One request on the wire, from start to end. It is streamed, so that silence and disconnects are detected.
import { createModel } from "../create-model.ts";
import type { ModelDelta, ModelAnswer, ModelRequest, Thought } from "../model-call.ts";
import type { ModelEntry } from "../model-entry.ts";
import { type Fault, makeFault } from "./fault.ts";
import { makeCall } from "./make-call.ts";
import { nameFault } from "./name-fault.ts";
import { readAnswer } from "./read-answer.ts";
import { watchSilence } from "./watch-silence.ts";
import { mendChat } from "./wire/mending/mend-chat.ts";

/** The options of an attempt. `late` is aborted when the time for the whole call is over. */
export interface TryOptions {
  signal: AbortSignal;
  late: AbortSignal;
  fetch: typeof fetch;
  silenceMilliseconds: number;
  /** Never throws. */
  onDelta: (delta: ModelDelta) => void;
}

/** Sends one request and returns its result. Rejects with the signal's reason. */
export async function tryModel(entry: ModelEntry, request: ModelRequest, options: TryOptions): Promise<ModelAnswer | Fault> {
  const { signal, late, onDelta } = options;
  if (!hasAddress(entry)) return makeFault("invalid_request", { hint: "Its base URL is missing, or is none." });
  const silence = watchSilence(options.fetch, options.silenceMilliseconds);
  const done = new AbortController();
  const abortSignal = AbortSignal.any([signal, late, silence.signal, done.signal]);
  const call = makeCall(entry, request);
  const sentTools = call.tools !== undefined;
  const chat = entry.provider.kind === "compatible" ? mendChat(silence.fetch) : null;
  const model = await createModel(entry, { fetch: chat?.fetch ?? silence.fetch });
  const wantsBack = ({ signature }: Thought) => signature !== undefined || chat?.sendsThoughts() === true;
  try {
    const { stream } = await model.doStream({ ...call, abortSignal });
    const answer = await readAnswer(stream, {
      request,
      sentTools,
      seesPictures: entry.seesPictures,
      provider: entry.provider,
      wantsBack,
      onDelta,
    });
    return answer.outcome === "failed" ? unlessOver(answer) : answer;
  } catch (error) {
    return unlessOver(nameFault(error, { sentTools }));
  } finally {
    silence.end();
    // The rest of the response is not awaited.
    done.abort();
  }

  // An aborted request fails in many ways; the reason of the abort is reported instead.
  function unlessOver(fault: Fault): Fault {
    signal.throwIfAborted();
    if (silence.isFlooded()) return makeFault("unavailable");
    return late.aborted || silence.signal.aborted ? makeFault("timed_out") : fault;
  }
}

function hasAddress({ provider: { kind, baseUrl } }: ModelEntry): boolean {
  return baseUrl === null ? kind !== "compatible" : URL.canParse(baseUrl);
}
