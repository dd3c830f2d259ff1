// What model servers say of their models. The protocol asks for `id` alone; the rest differs from server to server, and
// what does not fit is passed over, so that one odd entry hides no other.
import { z } from "zod";

/** A model as its server names it; the window in tokens, null where the server does not tell. */
export interface ServedModel {
  model: string;
  contextWindow: number | null;
}

const MODELS_MAX = 500;

// Nothing invisible: the name is shown, and sent back in requests.
const Name = z
  .string()
  .max(200)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const tokens = z.int().min(512).max(100_000_000).nullable().catch(null).default(null);
const Served = z.object({
  id: Name,
  type: z.string().catch("").default(""),
  // LM Studio, OpenRouter and Together, vLLM, Groq, Mistral, and llama.cpp in this order; what is loaded comes before what could be.
  loaded_context_length: tokens,
  context_length: tokens,
  max_model_len: tokens,
  context_window: tokens,
  max_context_length: tokens,
  max_context_window: tokens,
  context_size: tokens,
  meta: z.object({ n_ctx: tokens }).nullable().catch(null).default(null),
});
const Answer = z.union([z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data), z.array(z.unknown())]);

/** Models that do something else than write text, by what they are called or said to be. */
const OTHER_KINDS =
  /(^|[^a-z])(text-)?(embed\w*|(re)?rank\w*|bge|gte|e5|minilm|whisper|tts|stt|speech|voice|kokoro|transcri\w+|audio|images?|imagen|dall-e|diffusion|stable-diffusion|sdxl|flux|sora|veo|video|moderation|clip)(?![a-z])|embed|rerank/i;

/** The models of an answer to `GET /models` that write text, each once, 500 at most; null where it is no such answer. */
export function readServedModels(json: unknown): ServedModel[] | null {
  const answer = Answer.safeParse(json);
  if (!answer.success) return null;
  const found = new Map<string, ServedModel>();
  for (const one of answer.data.slice(0, MODELS_MAX)) {
    const read = Served.safeParse(one);
    if (!read.success || OTHER_KINDS.test(read.data.id) || OTHER_KINDS.test(read.data.type)) continue;
    found.set(read.data.id, { model: read.data.id, contextWindow: windowOf(read.data) });
  }
  return [...found.values()];
}

function windowOf(served: z.infer<typeof Served>): number | null {
  return (
    served.loaded_context_length ??
    served.context_length ??
    served.max_model_len ??
    served.context_window ??
    served.max_context_length ??
    served.max_context_window ??
    served.context_size ??
    served.meta?.n_ctx ??
    null
  );
}
