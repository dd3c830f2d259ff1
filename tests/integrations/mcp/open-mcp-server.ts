// The MCP entrypoint as clients see it: a real server on its own port, over the real domain and database. A table of
// tokens replaces the authorization server; tests of signing in use the real one.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { Connected } from "../../../src/domain/accounts/connections/connected-call.ts";
import type { Scope } from "../../../src/domain/errors.ts";
import type { PlanName } from "../../../src/domain/plans/plans.ts";
import { createMcpEntrypoint, type McpEntrypoint } from "../../../src/entrypoints/mcp/create-mcp-entrypoint.ts";
import { createIsOwnHost } from "../../../src/lib/own-hosts.ts";
import type { TestAccountOptions, TestApi, TestSettings } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";
import type { McpResponse, McpRequest } from "./send-mcp.ts";
import { sendMcp } from "./send-mcp.ts";

/** The scopes that a connection may have. */
export const ALL_SCOPES: readonly Scope[] = ["projects:read", "projects:write", "files:read", "usage:read"];

/** A user's connection. */
export interface TestConnection {
  accountId: string;
  connectionId: string;
  token: string;
}

/** A running entrypoint next to a running API. */
export interface TestMcpServer {
  url: string;
  api: TestApi;
  metadataUrl: string;
  connect(options?: Omit<TestAccountOptions, "scopes"> & { scopes?: readonly Scope[]; accountId?: string }): Promise<TestConnection>;
  disconnect(connection: TestConnection): void;
  send(request: McpRequest): Promise<McpResponse>;
  /** Starts another node of the same service, which shares only the database with the first. */
  node(): Promise<TestNode>;
  close(): Promise<void>;
}

/** A listening entrypoint. */
export interface TestNode {
  url: string;
  close(): Promise<void>;
}

/** Opens the entrypoint on its own database. */
export async function openMcpServer(name: string, settings: TestSettings = {}): Promise<TestMcpServer> {
  const api = await openApi(name, settings);
  const connections = new Map<string, Connected>();
  const metadataUrl = `${api.ctx.addresses.service}/.well-known/oauth-protected-resource/mcp`;
  const admit = async (token: string) => connections.get(token) ?? null;
  const { ctx, changes } = api;
  const isOwnHost = createIsOwnHost({ service: ctx.addresses.service, others: [] });
  const node = () => openNode(createMcpEntrypoint({ ctx, changes, admit, metadataUrl, addressOf: () => "198.51.100.7", isOwnHost }));
  const first = await node();
  const { url } = first;
  return {
    url,
    api,
    metadataUrl,
    node,
    async connect({ scopes = ALL_SCOPES, plan = "business", accountId: known, ...wanted } = {}) {
      const accountId = known ?? (await api.account({ plan, ...wanted })).accountId;
      const [token, connectionId] = [randomUUID(), randomUUID()];
      connections.set(token, { call: { ctx, accountId, plan: plan satisfies PlanName, scopes }, connectionId, clientId: "a-client" });
      return { accountId, connectionId, token };
    },
    disconnect: ({ token }) => void connections.delete(token),
    send: (request) => sendMcp(url, request),
    async close() {
      await first.close();
      await api.close();
    },
  };
}

async function openNode(entrypoint: McpEntrypoint): Promise<TestNode> {
  const server = createServer(entrypoint.handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
    async close() {
      await entrypoint.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
