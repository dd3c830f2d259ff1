import { z } from "zod";
import type { Provider } from "../model-entry.ts";
import type { AskOptions } from "./ask-server.ts";
import { readBody } from "./read-body.ts";

const Running = z.object({
  models: z.array(z.object({ name: z.string(), model: z.string().optional(), context_length: z.int().positive() }).nullable().catch(null)),
});

/**
 * The context window, in tokens, with which Ollama has loaded a model: what is longer is cut without a word, and what the model
 * could take says nothing of it (`GET /api/ps`, https://docs.ollama.com/api/ps). Null for other servers, for an Ollama that does
 * not tell it, and for a model that is not loaded. Never rejects.
 */
export async function loadedWindow(provider: Provider, model: string, { fetch: send, signal }: AskOptions): Promise<number | null> {
  const { kind, baseUrl } = provider;
  if (kind !== "compatible" || baseUrl === null || !baseUrl.endsWith("/v1")) return null;
  try {
    const response = await send(`${baseUrl.slice(0, -"/v1".length)}/api/ps`, { signal, redirect: "error" });
    if (response.status !== 200) {
      await response.body?.cancel();
      return null;
    }
    const running = Running.safeParse(JSON.parse((await readBody(response)) ?? "null")).data?.models ?? [];
    return running.find((one) => one !== null && (one.name === model || one.model === model))?.context_length ?? null;
  } catch {
    return null;
  }
}
