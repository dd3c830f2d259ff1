/** A request of a load. `prefer` is the value of that header; `json` is sent as the body of a POST. */
export interface WireRequest {
  path: string;
  key: string;
  prefer?: string;
  json?: object;
}

/** A placeholder that is replaced with a new UUID for each request. */
export const FRESH_UUID = "ffffffff-ffff-4fff-bfff-ffffffffffff";

/** A request as sent over the wire (RFC 9112). */
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
