// What the library is asked to do, and the only part of the door that loads it: it takes a third of a second, which the
// start of the service need not wait for.
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { AuthInfo } from "@modelcontextprotocol/server";
import { createMcpServer } from "atelier-mcp";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { Ground } from "../../domain/call.ts";
import { SCOPES } from "../../domain/errors.ts";
import { stackOf } from "../../storage/error-causes.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { domainPort } from "./port/domain-port.ts";
import { explainRefusal } from "./port/explain-refusal.ts";

/** What messages are served on. */
export interface MessageGround {
  ground: Ground;
  changes: ChangeFeed;
  metadataUrl: string;
  bytesMax: number;
}

/** A message, who sent it, and a signal that is aborted when they go away. */
export interface SentMessage {
  message: Request;
  connected: Connected;
  requestId: string;
  signal: AbortSignal;
}

/** Serves messages, each by a server of its own. */
export interface MessageServer {
  serve(sent: SentMessage): Promise<Response>;
  /** Ends what is still being answered. */
  close(): Promise<void>;
}

/** Makes what serves messages of the 2026-07-28 revision and of those before it. */
export function serveMessages({ ground, changes, metadataUrl, bytesMax }: MessageGround): MessageServer {
  // The library hands the credential of a message on as it was given; who is behind it is looked up by that.
  const senders = new WeakMap<AuthInfo, SentMessage>();
  const handler = createMcpHandler(
    ({ era, authInfo }) => {
      const sent = authInfo && senders.get(authInfo);
      if (sent === undefined) throw new Error("a message came to the library without its credential");
      const { connected, requestId, signal } = sent;
      const report = (error: unknown) => ground.log.error({ requestId, error: stackOf(error) }, "an MCP tool failed");
      return createMcpServer({ port: domainPort(connected.call, changes), era, signal, faults: { explain: explainRefusal, report } });
    },
    {
      legacy: "stateless",
      maxRequestBodySize: bytesMax,
      onerror: (error) => ground.log.debug({ error: error.message }, "an MCP message was refused"),
    },
  );
  return {
    async serve(sent) {
      const authInfo = credentialOf(sent.connected, metadataUrl);
      senders.set(authInfo, sent);
      return handler.fetch(sent.message, { authInfo });
    },
    close: () => handler.close(),
  };
}

// The token itself goes no further.
function credentialOf({ call, clientId }: Connected, metadataUrl: string): AuthInfo {
  return { token: "", clientId, scopes: [...(call.scopes === "all" ? SCOPES : call.scopes)], resourceMetadataUrl: metadataUrl };
}
