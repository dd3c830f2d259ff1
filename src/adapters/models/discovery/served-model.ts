// What model servers report about their models. The protocol requires only `id`; the rest differs between servers, and
// invalid values are skipped, so that one odd entry does not hide the others.
import { z } from "zod";

/** A model as its server names it; `name` is for display, the context window in tokens, null if the server does not report them. */
export interface ServedModel {
  model: string;
  name: string | null;
  contextWindow: number | null;
}

const MODELS_MAX = 500;

// No invisible characters: the name is displayed, and sent back in requests.
const Name = z
  .string()
  .max(200)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
const tokens = z.int().min(512).max(100_000_000).nullable().catch(null).default(null);
const Served = z.object({
  id: Name,
  type: z.string().catch("").default(""),
  // Anthropic.
  display_name: Name.nullable().catch(null).default(null),
  max_input_tokens: tokens,
  // LM Studio, OpenRouter and Together, vLLM, Groq, Mistral, llama.cpp, in this order; the loaded length precedes the maximum.
  loaded_context_length: tokens,
  context_length: tokens,
  max_model_len: tokens,
  context_window: tokens,
  max_context_length: tokens,
  max_context_window: tokens,
  context_size: tokens,
  meta: z.object({ n_ctx: tokens }).nullable().catch(null).default(null),
});
// An Ollama without models answers `"data": null`.
const Listed = z.object({ data: z.array(z.unknown()).nullable() }).transform(({ data }) => data ?? []);
// Google names its models `models/gemini-…`, and what each of them can be asked for.
const OfGoogle = z
  .object({
    name: z.string().transform((name) => name.replace(/^models\//, "")),
    displayName: z.unknown(),
    inputTokenLimit: z.unknown(),
    supportedGenerationMethods: z.array(z.unknown()).catch([]),
  })
  .transform((one) => ({
    id: one.name,
    type: one.supportedGenerationMethods.includes("generateContent") ? "" : "embedding",
    display_name: one.displayName,
    max_input_tokens: one.inputTokenLimit,
  }));
const ListedByGoogle = z
  .object({ models: z.array(z.unknown()) })
  .transform(({ models }) => models.map((one): unknown => OfGoogle.safeParse(one).data));
const Answer = z.union([Listed, ListedByGoogle, z.array(z.unknown())]);

/** Models that do not generate text, recognised by their name or description. */
const OTHER_KINDS =
  /(^|[^a-z])(text-)?(embed\w*|(re)?rank\w*|bge|gte|e5|minilm|whisper|tts|stt|speech|voice|kokoro|transcri\w+|audio|images?|imagen|dall-e|diffusion|stable-diffusion|sdxl|flux|sora|veo|video|moderation|clip|realtime|live|computer-use|robotics|davinci|babbage)(?![a-z])|embed|rerank/i;

/** The text models in a response to `GET /models`, without duplicates, 500 at most; null if it is not a valid response. */
export function readServedModels(json: unknown): ServedModel[] | null {
  const answer = Answer.safeParse(json);
  if (!answer.success) return null;
  const found = new Map<string, ServedModel>();
  for (const one of answer.data.slice(0, MODELS_MAX)) {
    const read = Served.safeParse(one);
    if (!read.success || OTHER_KINDS.test(read.data.id) || OTHER_KINDS.test(read.data.type)) continue;
    found.set(read.data.id, { model: read.data.id, name: read.data.display_name, contextWindow: windowOf(read.data) });
  }
  return [...found.values()];
}

function windowOf(served: z.infer<typeof Served>): number | null {
  return (
    served.max_input_tokens ??
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
