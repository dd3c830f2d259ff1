// The MCP entrypoint: the tools of `mcp/` for clients that a user has connected. It is stateless between requests, so
// that any node can serve any of them: each message gets a server over the domain verbs, for the account of its token.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { AppContext } from "../../domain/call.ts";
import type { IsOwnHost } from "../../lib/own-hosts.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { answerMcp, MESSAGE_BYTES_MAX } from "./answer-mcp.ts";
import type { MessageServer } from "./serve-messages.ts";

/** Dependencies of the entrypoint. */
export interface McpEntrypointOptions {
  ctx: AppContext;
  changes: ChangeFeed;
  /** The connection of an access token; null if the token is not valid for this resource. */
  admit(accessToken: string): Promise<Connected | null>;
  /** The URL of this resource's metadata (RFC 9728). */
  metadataUrl: string;
  /** The client address of a request, using only the operator's trusted proxies. */
  addressOf(request: IncomingMessage): string;
  /** Whether a request is for one of our hosts. */
  isOwnHost: IsOwnHost;
}

/** The entrypoint. `owns` returns whether a path belongs to it; `close` ends the running responses. */
export interface McpEntrypoint {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

const ADDRESS = /^\/mcp\/?(?:[?#]|$)/;

/** Creates the MCP entrypoint. */
export function createMcpEntrypoint({ ctx, changes, metadataUrl, ...admission }: McpEntrypointOptions): McpEntrypoint {
  let loading: Promise<MessageServer> | null = null;
  const load = async (): Promise<MessageServer> => {
    const { serveMessages } = await import("./serve-messages.ts");
    return serveMessages({ ctx, changes, metadataUrl, bytesMax: MESSAGE_BYTES_MAX });
  };
  const answering = {
    ctx,
    metadataUrl,
    ...admission,
    messages: () => (loading ??= load()),
  };
  return {
    owns: ({ url }) => ADDRESS.test(url ?? "/"),
    handle: (request, response) => void answerMcp(answering, { request, response }),
    close: async () => (await loading)?.close(),
  };
}
