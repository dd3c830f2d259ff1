// A stream read to its end. Only an end that the provider has named makes an answer: a stream that merely stops is half
// of one. The exception is an answer that would fill our memory, whose end is made here.
import type { SpeakingModel } from "../create-model.ts";
import type { Heard, ModelAnswer, ModelRequest, Usage } from "../model-call.ts";
import { type Fault, makeFault } from "./fault.ts";
import { nameFault } from "./name-fault.ts";
import { readCalls } from "./wire/read-calls.ts";
import { isWholeInput } from "./wire/read-input.ts";
import { storable } from "../../../kit/storable.ts";
import { usageOf } from "./wire/usage-of.ts";

type Stream = Awaited<ReturnType<SpeakingModel["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer One> ? One : never;
type Finish = Extract<Part, { type: "finish" }>;
type CallPart = Extract<Part, { type: "tool-call" }>;

/** What was asked, how much of it the provider was sent, and who hears the answer while it comes; `hear` never throws. */
export interface Reading {
  request: ModelRequest;
  sentTools: boolean;
  seesPictures: boolean;
  hear: (heard: Heard) => void;
}

/** What has come of an answer so far. */
interface Arrived {
  words: string[];
  calls: CallPart[];
  /** The calls that have begun by their ids, and how much of the input of each has come. */
  begun: Map<string, number>;
  thoughtCharacters: number;
  /** Of the words, and of the names and inputs of calls. */
  characters: number;
}

const ANSWER_CHARACTERS_MAX = 4_000_000;

/**
 * The answer that a stream holds, or the fault that it ended with. An answer of more than four million characters is cut
 * there, and nothing more is read. What is handed on can be kept in PostgreSQL. Rejects where the connection breaks before the end.
 */
export async function readAnswer(stream: Stream, reading: Reading): Promise<ModelAnswer | Fault> {
  const arrived: Arrived = { words: [], calls: [], begun: new Map(), thoughtCharacters: 0, characters: 0 };
  let verdict: ModelAnswer | Fault | null = null;
  try {
    // Read on after the answer, to the end of the response: only then its connection can carry the next request.
    for await (const part of stream) {
      if (part.type === "error") return nameFault(part.error, reading);
      if (part.type === "finish") verdict = judge(part, arrived, reading);
      else take(part, { arrived, hear: reading.hear });
      if (arrived.characters > ANSWER_CHARACTERS_MAX)
        return makeAnswer(arrived, { usage: measure(null, arrived, reading), finish: "length" });
    }
  } catch (error) {
    if (verdict === null) throw error;
  }
  return verdict ?? makeFault("unavailable");
}

function take(part: Part, { arrived, hear }: { arrived: Arrived; hear: Reading["hear"] }): void {
  const { words, calls, begun } = arrived;
  switch (part.type) {
    case "text-delta": {
      const said = part.delta.slice(0, Math.max(0, ANSWER_CHARACTERS_MAX - arrived.characters));
      words.push(said);
      arrived.characters += part.delta.length;
      // Not `storable`: a surrogate pair may come in two pieces.
      const heard = said.replaceAll("\0", "");
      if (heard !== "") hear({ words: heard });
      break;
    }
    case "reasoning-delta":
      arrived.thoughtCharacters += part.delta.length;
      break;
    case "tool-input-start":
      begun.set(part.id, 0);
      arrived.characters += part.toolName.length;
      hear({ calls: storable(part.toolName) });
      break;
    case "tool-input-delta":
      begun.set(part.id, (begun.get(part.id) ?? 0) + part.delta.length);
      arrived.characters += part.delta.length;
      break;
    case "tool-call":
      calls.push(part);
      break;
    default:
    // The rest says nothing of the answer.
  }
}

function judge({ finishReason, usage: told }: Finish, arrived: Arrived, reading: Reading): ModelAnswer | Fault {
  const { unified, raw } = finishReason;
  const usage = measure(told, arrived, reading);
  if (unified === "content-filter") return makeFault("refused", { usage });
  if (unified === "error" || unified === "interrupted" || (unified === "other" && raw === undefined)) return makeFault("unavailable");
  const answer = makeAnswer(arrived, { usage, finish: unified === "length" ? "length" : "stop" });
  // Where there was only half a call, the caller has to know that it was cut.
  const isHalfCall = answer.finish === "length" && arrived.begun.size > 0;
  if (answer.text.trim() !== "" || answer.calls.length > 0 || isHalfCall) return answer;
  return makeFault(raw === "model_context_window_exceeded" ? "too_long" : "empty", { usage });
}

function makeAnswer({ words, calls, begun }: Arrived, { usage, finish }: Pick<ModelAnswer, "usage" | "finish">): ModelAnswer {
  // The packages complete a call that has only begun with an empty object, so that what has come of it counts.
  const isWhole = ({ toolCallId, input }: CallPart) => isWholeInput(input) && begun.get(toolCallId) !== 0;
  const held = finish === "length" ? calls.filter(isWhole) : calls;
  return { outcome: "answer", text: withoutThoughts(storable(words.join(""))), calls: readCalls(held), usage, finish };
}

function measure(told: Finish["usage"] | null, { characters, thoughtCharacters }: Arrived, reading: Reading): Usage {
  return usageOf(told, { ...reading, written: characters + thoughtCharacters });
}

// Servers that do not know a model's way of thinking hand its thoughts on as text, in a tag before the answer.
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[^]*?(<\/think>\s*|$)/, "");
}
