// A request as the model server saw it, in one format for both protocols, so that scripts and tests do not depend on
// the provider.

/** A tool call in an assistant message. `arguments` is parsed, or the text itself if it is not JSON. */
export interface SeenToolCall {
  id: string;
  name: string;
  arguments: unknown;
}

/** A tool result. `name` is that of the call with this id, empty if no message contains that call. */
export interface SeenToolResult {
  id: string;
  name: string;
  text: string;
}

/** A message of the conversation; system messages are excluded. Empty lists and zero counts are omitted. */
export interface SeenMessage {
  role: "user" | "assistant" | "tool";
  text: string;
  toolCalls?: SeenToolCall[];
  toolResults?: SeenToolResult[];
  images?: number;
}

/** The fields that a protocol reads from a request's body. */
export interface ReadRequest {
  model: string;
  stream: boolean;
  /** All system texts, separated by an empty line. */
  system: string;
  messages: SeenMessage[];
  /** Names of the tools that the model may call. */
  tools: string[];
  /** Whether the response has to be JSON, with or without a schema. */
  wantsJson: boolean;
  /** The JSON schema of the response, if one was sent. */
  jsonSchema?: unknown;
  /** Whether the schema came as a required tool named `json`; a turn's text is then delivered as a call of it. */
  jsonByTool: boolean;
  /** Whether a stream should end with its usage; always true if the protocol has no such option. */
  wantsUsage: boolean;
}

/** One completion request. */
export interface SeenRequest extends ReadRequest {
  protocol: "openai" | "anthropic";
  path: string;
  headers: Record<string, string>;
  /** The parsed JSON. */
  body: unknown;
  /** Size of the body. */
  bytes: number;
  /** True once the client disconnected before the end of the response. */
  aborted: boolean;
  /** Resolves when the first piece of content has been sent; never if there is none. */
  begun: Promise<void>;
  /** Resolves when the response has ended, on either side. */
  closed: Promise<void>;
}
