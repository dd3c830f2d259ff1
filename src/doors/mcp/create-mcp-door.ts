// The MCP door: the tools of `mcp/` for clients that a person has connected. It keeps nothing between requests, so that any
// node answers any of them: a server is made for each message, over the verbs of the domain, for the account of its token.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { Ground } from "../../domain/call.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { answerMcp, MESSAGE_BYTES_MAX } from "./answer-mcp.ts";
import type { MessageServer } from "./serve-messages.ts";

/** What the door stands on. */
export interface McpDoorOptions {
  ground: Ground;
  changes: ChangeFeed;
  /** The connection that an access token belongs to; null for what is no good token of this resource. */
  admit(accessToken: string): Promise<Connected | null>;
  /** Where the metadata of this resource is (RFC 9728). */
  metadataUrl: string;
  /** The address that a request comes from, as far as the operator's proxies are to be believed. */
  addressOf(request: IncomingMessage): string;
}

/** The door. `owns` tells whether an address is its own; `close` ends what is still being answered. */
export interface McpDoor {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

const ADDRESS = /^\/mcp\/?(?:[?#]|$)/;

/** Makes the MCP door. */
export function createMcpDoor({ ground, changes, admit, metadataUrl, addressOf }: McpDoorOptions): McpDoor {
  let loading: Promise<MessageServer> | null = null;
  const load = async (): Promise<MessageServer> => {
    const { serveMessages } = await import("./serve-messages.ts");
    return serveMessages({ ground, changes, metadataUrl, bytesMax: MESSAGE_BYTES_MAX });
  };
  const answering = {
    ...{ ground, metadataUrl, admit, addressOf },
    messages: () => (loading ??= load()),
  };
  return {
    owns: ({ url }) => ADDRESS.test(url ?? "/"),
    handle: (request, response) => void answerMcp(answering, { request, response }),
    close: async () => (await loading)?.close(),
  };
}
