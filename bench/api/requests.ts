/** A request of a load. `prefer` is the header of that name; `json` is sent as the body of a POST. */
export interface WireRequest {
  path: string;
  key: string;
  prefer?: string;
  json?: object;
}

/** Stands in a request where each sending puts a new UUID. */
export const FRESH_UUID = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/** A request as it goes over the wire (RFC 9112). */
export function wireText({ path, key, prefer, json }: WireRequest): string {
  const body = json === undefined ? "" : JSON.stringify(json);
  const head = [
    `${json === undefined ? "GET" : "POST"} ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Bearer ${key}`,
    ...(prefer === undefined ? [] : [`prefer: ${prefer}`]),
    ...(json === undefined ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
