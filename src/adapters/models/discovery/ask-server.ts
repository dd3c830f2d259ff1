// Asks a server for its models. The server is not trusted: redirects are not followed, since they could send the key
// elsewhere, and the response size is limited, since an endless one could exhaust the memory.
import { CLOUD_URLS, type Provider } from "../model-entry.ts";
import { readBody } from "./read-body.ts";
import { readServedModels, type ServedModel } from "./served-model.ts";

/** The models of a server, or its problem, phrased as the end of a sentence, and whether it is the key, or that there is no list. */
export type ServerAnswer = { models: readonly ServedModel[] } | { problem: string; isKeyRefused: boolean; hasNoList: boolean };

/** How the server is queried. Aborting the signal ends the request with a problem. */
export interface AskOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Requests the list of models, `GET {baseUrl}/models`. Never rejects; a problem contains no key and nothing that the server sent. */
export async function askServer(provider: Provider, { fetch: send, signal }: AskOptions): Promise<ServerAnswer> {
  try {
    const { url, headers } = listRequest(provider);
    const response = await send(url, { headers: { accept: "application/json", ...headers }, signal, redirect: "error" });
    if (response.status !== 200) {
      await response.body?.cancel();
      return problemOf(response.status, provider.kind);
    }
    const text = await readBody(response);
    if (text === null) return other("its list of models is longer than 2 MB");
    const models = readServedModels(JSON.parse(text));
    return models === null ? other("what it answers is no list of models") : { models };
  } catch (error) {
    return other(problemOfError(error));
  }
}

/** The largest page that a provider returns, so that one request is enough for all of its models. */
function listRequest({ kind, baseUrl, key }: Provider): { url: string; headers: Record<string, string> } {
  const url = `${baseUrl ?? (kind === "compatible" ? "" : CLOUD_URLS[kind])}/models`;
  switch (kind) {
    case "anthropic":
      return { url: `${url}?limit=1000`, headers: { "x-api-key": key ?? "", "anthropic-version": "2023-06-01" } };
    case "google":
      return { url: `${url}?pageSize=1000`, headers: { "x-goog-api-key": key ?? "" } };
    case "openai":
    case "compatible":
      return { url, headers: key === null ? {} : { authorization: `Bearer ${key}` } };
  }
}

const other = (problem: string): ServerAnswer => ({ problem, isKeyRefused: false, hasNoList: false });

const NO_LIST: readonly number[] = [404, 405, 501];

function problemOf(status: number, kind: Provider["kind"]): ServerAnswer {
  // Google answers 400 for a key that it does not know.
  const isKeyRefused = status === 401 || status === 403 || (status === 400 && kind === "google");
  if (isKeyRefused) return { problem: `it refuses the key (status ${status})`, isKeyRefused, hasNoList: false };
  const noList = `it has no list of models (status ${status}): its address may lack /v1`;
  if (NO_LIST.includes(status)) return { problem: noList, isKeyRefused, hasNoList: true };
  return other(`it answers with status ${status}`);
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
