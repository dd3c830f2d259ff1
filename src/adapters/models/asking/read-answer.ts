// Reads a stream to its end. Only an end that the provider declares completes an answer: a stream that just stops is
// truncated. The exception is an answer that would exhaust the memory, which is cut off here.
import type { SpeakingModel } from "../create-model.ts";
import type { ModelDelta, ModelAnswer, ModelRequest, Thought, Usage } from "../model-call.ts";
import type { Provider } from "../model-entry.ts";
import { type Fault, makeFault } from "./fault.ts";
import { isUnknownEvent } from "./is-unknown-event.ts";
import { nameFault } from "./name-fault.ts";
import { readCalls } from "./wire/read-calls.ts";
import { isWholeInput } from "./wire/read-input.ts";
import { storable } from "../../../lib/storable.ts";
import { type ArrivedThoughts, openThoughts } from "./wire/open-thoughts.ts";
import { usageOf } from "./wire/usage-of.ts";

type Stream = Awaited<ReturnType<SpeakingModel["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer One> ? One : never;
type Finish = Extract<Part, { type: "finish" }>;
type CallPart = Extract<Part, { type: "tool-call" }>;

/** The request, the parts of it that were sent, and the listener for the streamed answer, which never throws. */
export interface Reading {
  request: ModelRequest;
  sentTools: boolean;
  seesPictures: boolean;
  provider: Pick<Provider, "id" | "kind">;
  /** Whether the provider wants a thought back with the call that follows it; asked after the answer's end. */
  wantsBack: (thought: Thought) => boolean;
  onDelta: (text: ModelDelta) => void;
}

/** The parts of an answer received so far. */
interface Arrived {
  words: string[];
  calls: CallPart[];
  /** The started calls by id, with the number of input characters received for each. */
  begun: Map<string, number>;
  thoughts: ArrivedThoughts;
  /** Characters of the words and of the names and inputs of calls. */
  characters: number;
}

const ANSWER_CHARACTERS_MAX = 4_000_000;

/**
 * The answer in a stream, or the fault that it ended with. An answer of more than four million characters is cut off,
 * and nothing more is read. The result can be stored in PostgreSQL. Rejects if the connection breaks before the end.
 */
export async function readAnswer(stream: Stream, reading: Reading): Promise<ModelAnswer | Fault> {
  const arrived: Arrived = { words: [], calls: [], begun: new Map(), thoughts: openThoughts(), characters: 0 };
  let verdict: ModelAnswer | Fault | null = null;
  try {
    // Read on after the answer, to the end of the response: only then can its connection be reused.
    for await (const part of stream) {
      if (part.type === "error" && isUnknownEvent(part.error, reading)) continue;
      if (part.type === "error") return nameFault(part.error, reading);
      if (part.type === "finish") verdict = judge(part, arrived, reading);
      else take(part, { arrived, onDelta: reading.onDelta });
      if (arrived.characters > ANSWER_CHARACTERS_MAX)
        return makeAnswer(arrived, { usage: measure(null, arrived, reading), finish: "length", reading });
    }
  } catch (error) {
    if (verdict === null) throw error;
  }
  return verdict ?? makeFault("unavailable");
}

function take(part: Part, { arrived, onDelta }: { arrived: Arrived; onDelta: Reading["onDelta"] }): void {
  const { words, calls, begun } = arrived;
  switch (part.type) {
    case "text-delta": {
      const said = part.delta.slice(0, Math.max(0, ANSWER_CHARACTERS_MAX - arrived.characters));
      words.push(said);
      arrived.characters += part.delta.length;
      // Not `storable`: a surrogate pair may be split across two deltas.
      const text = said.replaceAll("\0", "");
      if (text !== "") onDelta({ words: text });
      break;
    }
    case "reasoning-start":
    case "reasoning-delta":
    case "reasoning-end":
      arrived.thoughts.take(part);
      break;
    case "tool-input-start":
      begun.set(part.id, 0);
      arrived.characters += part.toolName.length;
      onDelta({ calls: storable(part.toolName) });
      break;
    case "tool-input-delta":
      begun.set(part.id, (begun.get(part.id) ?? 0) + part.delta.length);
      arrived.characters += part.delta.length;
      break;
    case "tool-call":
      calls.push(part);
      arrived.thoughts.endAt(part.toolCallId);
      break;
    default:
    // Other parts are not part of the answer.
  }
}

function judge({ finishReason, usage: reported }: Finish, arrived: Arrived, reading: Reading): ModelAnswer | Fault {
  const { unified, raw } = finishReason;
  const usage = measure(reported, arrived, reading);
  if (unified === "content-filter") return makeFault("refused", { usage });
  if (unified === "error" || unified === "interrupted" || (unified === "other" && raw === undefined))
    return makeFault("unavailable", { usage });
  const answer = makeAnswer(arrived, { usage, finish: unified === "length" ? "length" : "stop", reading });
  // If only part of a call arrived, the caller has to know that it was cut off.
  const isHalfCall = answer.finish === "length" && arrived.begun.size > 0;
  if (answer.text.trim() !== "" || answer.calls.length > 0 || isHalfCall) return answer;
  return makeFault(raw === "model_context_window_exceeded" ? "too_long" : "empty", { usage });
}

function makeAnswer(
  arrived: Arrived,
  { usage, finish, reading }: Pick<ModelAnswer, "usage" | "finish"> & { reading: Reading },
): ModelAnswer {
  const { words, calls, begun } = arrived;
  // The packages complete a call that has only started with an empty object, so the received characters are checked too.
  const isWhole = ({ toolCallId, input }: CallPart) => isWholeInput(input) && begun.get(toolCallId) !== 0;
  const held = finish === "length" ? calls.filter(isWhole) : calls;
  const thoughts = (one: CallPart) => arrived.thoughts.before(one.toolCallId, reading);
  const sent = held.map((one) => ({ ...one, thoughts: thoughts(one) }));
  return { outcome: "answer", text: withoutThoughts(storable(words.join(""))), calls: readCalls(sent), usage, finish };
}

function measure(reported: Finish["usage"] | null, { characters, thoughts }: Arrived, reading: Reading): Usage {
  return usageOf(reported, { ...reading, written: characters + thoughts.characters() });
}

// Servers that do not support a model's reasoning format return it as text, in a tag before the answer.
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[^]*?(<\/think>\s*|$)/, "");
}
