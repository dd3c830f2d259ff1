// Looks for model servers on this machine, at the ports that they use unless told otherwise. Only the loopback address is
// asked, one short question per port; whatever does not answer it as such a server does is ignored, without a word in the
// log, since many programs use these ports.
import { z } from "zod";
import { readBody } from "./read-body.ts";
import { readServedModels, type ServedModel } from "./served-model.ts";

/** A model server that was found on this machine. */
export interface FoundServer {
  /** The id that its provider gets. */
  id: string;
  name: string;
  baseUrl: string;
  models: readonly ServedModel[];
}

/** The usual server of a port. */
export interface UsualServer {
  id: string;
  name: string;
  port: number;
}

/** The servers that are looked for. */
export const USUAL_SERVERS: readonly UsualServer[] = [
  { id: "ollama", name: "Ollama", port: 11_434 },
  { id: "lm-studio", name: "LM Studio", port: 1234 },
  { id: "llama-cpp", name: "llama.cpp", port: 8080 },
  { id: "vllm", name: "vLLM", port: 8000 },
];

/** How to look. `ownPort` is never asked. */
export interface FindOptions {
  ownPort: number;
  servers?: readonly UsualServer[];
  fetch?: typeof fetch;
}

const ANSWER_MILLISECONDS_MAX = 1_000;
// Stricter than what is read of a server that its operator names: other programs answer any address with some JSON.
const ListOfModels = z.object({
  object: z.literal("list"),
  data: z.array(z.object({ id: z.string(), object: z.literal("model") })).nullable(),
});

/** The servers that answer, in the order of `USUAL_SERVERS`. Never rejects, and takes a second at most. */
export async function findServers({ ownPort, servers = USUAL_SERVERS, fetch: send = fetch }: FindOptions): Promise<FoundServer[]> {
  const asked = servers.filter(({ port }) => port !== ownPort).map((server) => findServer(server, send).catch(() => null));
  return (await Promise.all(asked)).filter((found) => found !== null);
}

async function findServer({ id, name, port }: UsualServer, send: typeof fetch): Promise<FoundServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const signal = AbortSignal.timeout(ANSWER_MILLISECONDS_MAX);
  const response = await send(`${baseUrl}/models`, { headers: { accept: "application/json" }, signal, redirect: "error" });
  const text = response.status === 200 ? await readBody(response) : null;
  if (text === null) {
    await response.body?.cancel();
    return null;
  }
  const json: unknown = JSON.parse(text);
  const models = ListOfModels.safeParse(json).success ? readServedModels(json) : null;
  return models === null ? null : { id, name, baseUrl, models };
}
