// Client metadata documents are at URLs that anyone can supply. The library requests them through `fetch`, which is
// replaced by the guarded document reader.
import type { Configuration } from "oidc-provider";
import type { FetchDocument } from "../../../adapters/documents/fetch-document.ts";

/** Reads documents through the `fetch` interface that the library expects. */
export function fetchAsLibrary(fetchDocument: FetchDocument): NonNullable<Configuration["fetch"]> {
  return async (url) => {
    const { status, headers, body } = await fetchDocument(url instanceof Request ? url.url : url.toString());
    return new Response(new Uint8Array(body), { status, headers });
  };
}
