// Requests that the client has no method for, such as those to an endpoint of a newer service.
import { AtelierError } from "../errors/atelier-error.ts";
import type { ApiRequest, HttpMethod, RequestOptions } from "../transport/create-transport.ts";

/** The rest of a raw request, and its options. */
export interface RawRequest extends RequestOptions {
  /** The query parameters; undefined ones are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  /** The body, sent as JSON. */
  body?: unknown;
  /** A media type other than JSON, such as `application/zip`: the data is then a `Uint8Array`. */
  accept?: string | undefined;
}

/** Returns the request and its options. Throws for a path that is none. */
export function describeRawRequest(
  method: HttpMethod,
  path: string,
  { query, body, accept, ...options }: RawRequest,
): { request: ApiRequest; options: RequestOptions } {
  const request = {
    method,
    path: segmentsOf(path),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(accept === undefined ? {} : { accept }),
  };
  const { maxRetries = isRepeatable(method, body) ? undefined : 0 } = options;
  return { request, options: { ...options, maxRetries } };
}

// What a POST does, it does again with each attempt, unless it carries an id of its own.
function isRepeatable(method: HttpMethod, body: unknown): boolean {
  return method !== "POST" || (typeof body === "object" && body !== null && "requestId" in body);
}

function segmentsOf(path: string): string[] {
  const segments = path.replace(/^\//, "").split("/").map(decode);
  if (!path.includes("?") && !path.includes("#") && segments.every((one) => one !== null && !/^\.{0,2}$/.test(one)))
    return segments.filter((one) => one !== null);
  throw new AtelierError(`${JSON.stringify(path)} is not a path below the API root, such as /projects. Put parameters into query.`, {
    code: "BAD_PATH",
  });
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
