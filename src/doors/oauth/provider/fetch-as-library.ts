// The documents in which apps describe themselves are at addresses that anybody can name. The library asks for them with
// `fetch`; what it gets is our guarded reader.
import type { Configuration } from "oidc-provider";
import type { FetchDocument } from "../../../outside/documents/fetch-document.ts";

/** Reads documents as the library wants them. */
export function fetchAsLibrary(fetchDocument: FetchDocument): NonNullable<Configuration["fetch"]> {
  return async (url) => {
    const { status, headers, body } = await fetchDocument(url instanceof Request ? url.url : url.toString());
    return new Response(new Uint8Array(body), { status, headers });
  };
}
