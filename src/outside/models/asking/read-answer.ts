// A stream read to its end. Only an end that the provider has named makes an answer: a stream that merely stops is half
// of one.
import type { SpeakingModel } from "../create-model.ts";
import type { ModelAnswer, ModelRequest, Usage } from "../model-call.ts";
import { type Fault, makeFault } from "./fault.ts";
import { nameFault } from "./name-fault.ts";

type Stream = Awaited<ReturnType<SpeakingModel["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer One> ? One : never;
type Finish = Extract<Part, { type: "finish" }>;

const charactersPerToken = 4;

/** The answer that a stream holds, or the fault that it ended with. Rejects where the connection breaks before that. */
export async function readAnswer(stream: Stream, request: ModelRequest): Promise<ModelAnswer | Fault> {
  const said: string[] = [];
  let thought = 0;
  let verdict: ModelAnswer | Fault | null = null;
  try {
    // Read on after the answer, to the end of the response: only then its connection can carry the next request.
    for await (const part of stream) {
      if (part.type === "text-delta") said.push(part.delta);
      else if (part.type === "reasoning-delta") thought += part.delta.length;
      else if (part.type === "error") return nameFault(part.error);
      else if (part.type === "finish") {
        const text = said.join("");
        const usage = usageOf(part.usage, { request, written: text.length + thought });
        verdict = judge(part, { text: withoutThoughts(text), usage });
      }
    }
  } catch (error) {
    if (verdict === null) throw error;
  }
  return verdict ?? makeFault("unavailable");
}

function judge({ finishReason }: Finish, { text, usage }: { text: string; usage: Usage }): ModelAnswer | Fault {
  const { unified, raw } = finishReason;
  if (unified === "content-filter") return makeFault("refused", { usage });
  if (unified === "error" || unified === "interrupted" || (unified === "other" && raw === undefined)) return makeFault("unavailable");
  if (text.trim() === "") return raw === "model_context_window_exceeded" ? makeFault("too_long", { usage }) : makeFault("empty", { usage });
  return { outcome: "answer", text, usage, finish: unified === "length" ? "length" : "stop" };
}

// Servers that do not know a model's way of thinking hand its thoughts on as text, in a tag before the answer.
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[^]*?(<\/think>\s*|$)/, "");
}

function usageOf(told: Finish["usage"], { request, written }: { request: ModelRequest; written: number }): Usage {
  const input = told.inputTokens.total ?? 0;
  const output = told.outputTokens.total ?? 0;
  // No prompt is of no tokens: a zero stands for a count that was left out.
  if (input > 0) return { input: input - (told.inputTokens.cacheRead ?? 0), cachedInput: told.inputTokens.cacheRead ?? 0, output };
  const read = request.system.length + request.messages.reduce((sum, { text }) => sum + text.length, 0);
  return { input: tokensOf(read), cachedInput: 0, output: tokensOf(written), isEstimated: true };
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}
