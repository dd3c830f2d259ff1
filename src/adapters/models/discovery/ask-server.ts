// Asks a server for its models. The server is not trusted: redirects are not followed, since they could send the key
// elsewhere, and the response size is limited, since an endless one could exhaust the memory.
import type { Provider } from "../model-entry.ts";
import { readServedModels, type ServedModel } from "./served-model.ts";

/** The models of a server, or its problem, phrased as the end of a sentence. */
export type ServerAnswer = { models: readonly ServedModel[] } | { problem: string };

/** How the server is queried. Aborting the signal ends the request with a problem. */
export interface AskOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

const ANSWER_BYTES_MAX = 2_000_000;

/** Requests `GET {baseUrl}/models`. Never rejects; a problem contains no key and nothing that the server sent. */
export async function askServer({ baseUrl, key }: Provider, { fetch: send, signal }: AskOptions): Promise<ServerAnswer> {
  try {
    const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
    const headers = { accept: "application/json", ...authorization };
    const response = await send(`${baseUrl}/models`, { headers, signal, redirect: "error" });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { problem: problemOf(response.status) };
    }
    const text = await readText(response);
    if (text === null) return { problem: "its list of models is longer than 2 MB" };
    const models = readServedModels(JSON.parse(text));
    return models === null ? { problem: "what it answers is no list of models" } : { models };
  } catch (error) {
    return { problem: problemOfError(error) };
  }
}

/** Null when the body is too large. */
async function readText({ body }: Response): Promise<string | null> {
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > ANSWER_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function problemOf(status: number): string {
  if (status === 401 || status === 403) return `it refuses the key (status ${status})`;
  if (status === 404) return "it has no list of models (status 404): its address may lack /v1";
  return `it answers with status ${status}`;
}

function problemOfError(error: unknown): string {
  if (error instanceof SyntaxError) return "what it answers is no JSON";
  if (!(error instanceof Error)) return "it cannot be asked";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "it does not answer in time";
  const cause = error.cause instanceof Error ? error.cause : error;
  if (cause.message === "unexpected redirect") return "it redirects, which is not followed: give the address that it redirects to";
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  return `it cannot be reached${code}`;
}
