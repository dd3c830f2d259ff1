// Serves messages through the library. Only this module of the entrypoint loads the library: that takes a third of a
// second, which the start of the service need not wait for.
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { AuthInfo } from "@modelcontextprotocol/server";
import { createMcpServer } from "@atelier/mcp";
import type { Connected } from "../../domain/accounts/connections/connected-call.ts";
import type { AppContext } from "../../domain/call.ts";
import { SCOPES } from "../../domain/errors.ts";
import { stackOf } from "../../storage/error-causes.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { domainPort } from "./port/domain-port.ts";
import { explainRefusal } from "./port/explain-refusal.ts";

/** Dependencies for serving messages. */
export interface MessageContext {
  ctx: AppContext;
  changes: ChangeFeed;
  metadataUrl: string;
  bytesMax: number;
}

/** A message, its sender, and a signal that is aborted when the sender disconnects. */
export interface SentMessage {
  message: Request;
  connected: Connected;
  requestId: string;
  signal: AbortSignal;
}

/** Serves messages, each with its own server. */
export interface MessageServer {
  serve(sent: SentMessage): Promise<Response>;
  /** Ends the running responses. */
  close(): Promise<void>;
}

/** Creates the server for messages of the 2026-07-28 revision and earlier ones. */
export function serveMessages({ ctx, changes, metadataUrl, bytesMax }: MessageContext): MessageServer {
  // The library passes on the credential of a message unchanged; its sender is looked up by it.
  const senders = new WeakMap<AuthInfo, SentMessage>();
  const handler = createMcpHandler(
    ({ era, authInfo }) => {
      const sent = authInfo && senders.get(authInfo);
      if (sent === undefined) throw new Error("a message came to the library without its credential");
      const { connected, requestId, signal } = sent;
      const report = (error: unknown) => ctx.log.error({ requestId, error: stackOf(error) }, "an MCP tool failed");
      return createMcpServer({ port: domainPort(connected.call, changes), era, signal, faults: { explain: explainRefusal, report } });
    },
    {
      legacy: "stateless",
      maxRequestBodySize: bytesMax,
      onerror: (error) => ctx.log.debug({ error: stackOf(error) }, "an MCP message was refused"),
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

// The token itself is not passed on.
function credentialOf({ call, clientId }: Connected, metadataUrl: string): AuthInfo {
  return { token: "", clientId, scopes: [...(call.scopes === "all" ? SCOPES : call.scopes)], resourceMetadataUrl: metadataUrl };
}
