// A request as the model server saw it, in one form for both protocols, so that a script and a test need not know which
// provider they play.

/** A call of a tool that an assistant's message holds. `arguments` is parsed, or the text itself where it is no JSON. */
export interface SeenToolCall {
  id: string;
  name: string;
  arguments: unknown;
}

/** What a tool answered. `name` is that of the call with this id, empty where no message holds that call. */
export interface SeenToolResult {
  id: string;
  name: string;
  text: string;
}

/** A message of the conversation, without system messages. Lists and counts are absent where they would be empty. */
export interface SeenMessage {
  role: "user" | "assistant" | "tool";
  text: string;
  toolCalls?: SeenToolCall[];
  toolResults?: SeenToolResult[];
  images?: number;
}

/** What a protocol reads from a request's body. */
export interface ReadRequest {
  model: string;
  stream: boolean;
  /** All system texts, with an empty line between them. */
  system: string;
  messages: SeenMessage[];
  /** Names of the tools that the model may call. */
  tools: string[];
  /** Whether the answer has to be JSON, with or without a schema. */
  wantsJson: boolean;
  /** The JSON schema of the answer, where one was sent. */
  jsonSchema?: unknown;
  /** The schema came as a tool named `json` that has to be called: what a turn says is then delivered as that call. */
  jsonByTool: boolean;
  /** Whether a stream should end with its usage; always true where the protocol has no choice. */
  wantsUsage: boolean;
}

/** One request for an answer, in the order of arrival. */
export interface SeenRequest extends ReadRequest {
  protocol: "openai" | "anthropic";
  path: string;
  headers: Record<string, string>;
  /** The parsed JSON. */
  body: unknown;
  /** Size of the request's body. */
  bytes: number;
  /** Becomes true when the client hung up before the end of the answer. */
  aborted: boolean;
  /** Resolves when the first piece of the answer's content has been sent; never where there is none. */
  begun: Promise<void>;
  /** Resolves when the answer has ended, whoever ended it. */
  closed: Promise<void>;
}
