// Servers for test suites that cannot authenticate: requests without a token get that of a test's connection.
// Everything else is the entrypoint's own.
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { McpServerFactory } from "@modelcontextprotocol/server";
import type { Connected } from "../../../../src/domain/accounts/connections/connected-call.ts";
import { answerMcp } from "../../../../src/entrypoints/mcp/answer-mcp.ts";
import { createMcpEntrypoint } from "../../../../src/entrypoints/mcp/create-mcp-entrypoint.ts";
import type { TestApi } from "../../../support/open-api.ts";
import { ALL_SCOPES } from "../open-mcp-server.ts";

/** A server under test. */
export interface Judged {
  url: string;
  close(): Promise<void>;
}

/** Opens the entrypoint itself, for a new account of the API. */
export async function openJudgedMcpServer(api: TestApi): Promise<Judged> {
  const { ctx, changes } = api;
  const connected = await connect(api);
  const parts = {
    admit: async () => connected,
    metadataUrl: "http://localhost/metadata",
    addressOf: () => "198.51.100.7",
    isOwnHost: () => true,
  };
  const entrypoint = createMcpEntrypoint({ ctx, changes, ...parts });
  return listen(entrypoint.handle);
}

/** Opens the entrypoint's HTTP layer with a server that has a suite's fixtures. */
export async function openJudgedFixtures(api: TestApi, factory: McpServerFactory): Promise<Judged> {
  const handler = createMcpHandler(factory, { legacy: "stateless" });
  const connected = await connect(api);
  const messages = { serve: async ({ message }: { message: Request }) => handler.fetch(message), close: handler.close };
  const parts = {
    ctx: api.ctx,
    metadataUrl: "http://localhost/metadata",
    addressOf: () => "198.51.100.7",
    isOwnHost: () => true,
    messages: async () => messages,
    admit: async () => connected,
  };
  return listen((request, response) => void answerMcp(parts, { request, response }));
}

async function connect(api: TestApi): Promise<Connected> {
  const { accountId } = await api.account();
  return { call: { ctx: api.ctx, accountId, plan: "business", scopes: ALL_SCOPES }, connectionId: accountId, clientId: "a-judge" };
}

async function listen(handle: RequestListener): Promise<Judged> {
  const server = createServer((request, response) => {
    request.headers.authorization ??= "Bearer of-the-test";
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://localhost:${address.port}/mcp`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
