// Messages as clients send them: of the 2026-07-28 revision, where every request describes its sender, or of an earlier
// one.

/** The name of the tasks extension, and the capabilities of a client that supports it. */
export const TASKS = "io.modelcontextprotocol/tasks";
export const FOLLOWS_TASKS = { extensions: { [TASKS]: {} }, elicitation: { form: {} } };

/** One message. `revision` is 2026-07-28 by default; `headers` override the usual ones, null removes one. */
export interface McpRequest {
  token?: string;
  method: string;
  params?: Record<string, unknown>;
  revision?: string;
  capabilities?: Record<string, unknown>;
  headers?: Record<string, string | null>;
  signal?: AbortSignal;
  /** Called with all text of the response so far, as it arrives. */
  onText?: (text: string) => void;
}

/** A response. `message` is the JSON-RPC response, `notices` the messages before it. */
export interface McpResponse {
  status: number;
  headers: Headers;
  text: string;
  message: any; // tests assert what they expect on the wire
  notices: any[]; // the same
}

const MODERN = "2026-07-28";

/** Sends one message and reads the whole response. */
export async function sendMcp(url: string, request: McpRequest): Promise<McpResponse> {
  const { method, params = {}, revision = MODERN } = request;
  const isModern = revision >= MODERN;
  const body = {
    jsonrpc: "2.0",
    id: 1,
    method,
    params: isModern ? { ...params, _meta: { ...envelope(request), ...Object(params["_meta"]) } } : params,
  };
  const response = await fetch(url, {
    method: "POST",
    headers: headersOf(request, isModern),
    body: JSON.stringify(body),
    signal: request.signal ?? null,
  });
  const text = await readText(response, request.onText);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const messages = isStream ? eventsOf(text) : text === "" ? [] : [JSON.parse(text)];
  return {
    status: response.status,
    headers: response.headers,
    text,
    message: messages.at(-1),
    notices: messages.slice(0, -1),
  };
}

async function readText({ body }: Response, onText: (text: string) => void = () => undefined): Promise<string> {
  let text = "";
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    onText(text);
  }
  return text;
}

function envelope({ capabilities = {} }: McpRequest): Record<string, unknown> {
  return {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientInfo": { name: "a test", version: "1.0.0" },
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  };
}

function headersOf({ token, method, params = {}, revision = MODERN, headers = {} }: McpRequest, isModern: boolean): Record<string, string> {
  const name = params["name"] ?? params["uri"] ?? params["taskId"];
  const usual = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === "initialize" ? {} : { "mcp-protocol-version": revision }),
    ...(isModern ? { "mcp-method": method } : {}),
    ...(isModern && typeof name === "string" ? { "mcp-name": name } : {}),
  };
  const all = Object.entries({ ...usual, ...headers });
  return Object.fromEntries(all.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

function eventsOf(text: string): unknown[] {
  return text.split("\n\n").flatMap((event) => {
    const data = event
      .split("\n")
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5).trim())
      .join("\n");
    return data === "" ? [] : [JSON.parse(data)];
  });
}
