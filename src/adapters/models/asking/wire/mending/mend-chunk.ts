import { z } from "zod";

/** A mended event: its JSON, or null if it says nothing and is left out; and what it was about. */
export interface MendedChunk {
  chunk: string | null;
  /** Whether it gives a reason for the end of the answer. */
  isEnd: boolean;
  hasCalls: boolean;
  /** Whether it has thoughts as `reasoning_content`. */
  hasThoughts: boolean;
}

const Called = z.looseObject({ function: z.looseObject({ arguments: z.unknown().optional() }).optional() });
/** The one call of an answer, as it was before there were `tool_calls`; proxies and older servers still send it so. */
const OnlyCall = z.looseObject({ name: z.string().optional(), arguments: z.unknown().optional() });
const Said = z.looseObject({
  tool_calls: z.array(Called).nullish().catch(null),
  function_call: OnlyCall.nullish().catch(null),
  reasoning_content: z.unknown().optional(),
});
const Choice = z.looseObject({ delta: Said.nullish(), message: Said.nullish(), finish_reason: z.string().nullish().catch(null) });
const Used = z.looseObject({ prompt_cache_hit_tokens: z.unknown().optional(), prompt_tokens_details: z.unknown().optional() });
const Chunk = z.looseObject({
  choices: z.array(Choice).nullish(),
  usage: Used.nullish().catch(null),
  x_groq: z.looseObject({ usage: Used.nullish() }).nullish().catch(null),
  error: z.unknown().optional(),
});
type Choice = z.infer<typeof Choice>;

const NOTHING = { isEnd: false, hasCalls: false, hasThoughts: false };

/**
 * Mends one event of a stream, or a whole completion. An error in any form becomes `{error: {message}}`; an event that is
 * neither a part of an answer nor an error, such as a `ping`, is left out; text that is no JSON object stays as it is.
 */
export function mendChunk(data: string, event?: string): MendedChunk {
  const { data: parsed } = Chunk.safeParse(parse(data));
  if (parsed === undefined) return { chunk: data, ...NOTHING };
  const { choices, usage, x_groq: groq, ...others } = parsed;
  const error = errorOf(parsed, event);
  if (error !== null) return { chunk: JSON.stringify({ error }), ...NOTHING };
  const used = usage ?? groq?.usage ?? null;
  if (choices === undefined && used === null) return { chunk: null, ...NOTHING };
  const mended = (choices ?? []).map((choice) => mendChoice(choice, others["id"]));
  const chunk = JSON.stringify({ ...others, choices: mended, ...(used && { usage: mendUsage(used) }) });
  const [first] = mended;
  return {
    chunk,
    isEnd: (first?.finish_reason ?? "") !== "",
    hasCalls: (first?.delta?.tool_calls ?? []).length > 0,
    hasThoughts: typeof first?.delta?.reasoning_content === "string" && first.delta.reasoning_content !== "",
  };
}

/** A choice as a part of a stream: a whole message is its one part, and the arguments of a call are text. */
function mendChoice(
  { delta, message, ...choice }: Choice,
  answer: unknown,
): Omit<Choice, "message" | "delta"> & { delta: z.infer<typeof Said> } {
  const { tool_calls: several, function_call: only, ...said } = delta ?? message ?? {};
  const calls = several ?? (only ? [onlyCall(only, answer)] : null);
  return { ...choice, delta: { ...said, ...(calls && { tool_calls: calls.map(mendCall) }) } };
}

/** The only call of an answer as one of several. Its first part, which has the name, gets the id that such a call lacks. */
function onlyCall(called: z.infer<typeof OnlyCall>, answer: unknown): z.infer<typeof Called> {
  const begins = called.name === undefined ? {} : { id: `call-${typeof answer === "string" ? answer : "0"}`, type: "function" };
  return { index: 0, ...begins, function: { arguments: "", ...called } };
}

function mendCall({ function: called, ...call }: z.infer<typeof Called>): z.infer<typeof Called> {
  if (called === undefined || typeof called.arguments !== "object" || called.arguments === null)
    return { ...call, ...(called && { function: called }) };
  return { ...call, function: { ...called, arguments: JSON.stringify(called.arguments) } };
}

/** DeepSeek reports what it read from its cache under a name of its own. */
function mendUsage({ prompt_cache_hit_tokens: hit, prompt_tokens_details: details, ...usage }: z.infer<typeof Used>): object {
  const known = details ?? (typeof hit === "number" ? { cached_tokens: hit } : undefined);
  return { ...usage, ...(known !== undefined && { prompt_tokens_details: known }) };
}

const Worded = z.looseObject({ message: z.string() });

/** The error that an event reports, in any of the forms that servers use; null if it reports none. */
function errorOf(chunk: z.infer<typeof Chunk>, event: string | undefined): object | null {
  const { error, choices, ...others } = chunk;
  if (typeof error === "string") return { message: error };
  if (typeof error === "object" && error !== null) return Worded.safeParse(error).data ?? { ...error, message: JSON.stringify(error) };
  if (event === "error") return Worded.safeParse(others).data ?? { message: JSON.stringify(others) };
  // OpenRouter ends an answer whose provider failed with this reason.
  return choices?.some(({ finish_reason: reason }) => reason === "error") === true ? { message: "the answer ended with an error" } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
