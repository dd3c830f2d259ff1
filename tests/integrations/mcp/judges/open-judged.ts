// Servers for judges that know nothing of tokens: whoever comes without one is given that of a test's connection. All else
// is the door's own.
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { McpServerFactory } from "@modelcontextprotocol/server";
import type { Connected } from "../../../../src/domain/accounts/connections/connected-call.ts";
import { answerMcp } from "../../../../src/doors/mcp/answer-mcp.ts";
import { createMcpDoor } from "../../../../src/doors/mcp/create-mcp-door.ts";
import type { TestApi } from "../../../support/open-api.ts";
import { ALL_SCOPES } from "../open-door.ts";

/** A judged server. */
export interface Judged {
  url: string;
  close(): Promise<void>;
}

/** The door as it is, for an account of the API's. */
export async function openJudgedDoor(api: TestApi): Promise<Judged> {
  const { ground, changes } = api;
  const connected = await connect(api);
  const parts = { admit: async () => connected, metadataUrl: "http://localhost/metadata", addressOf: () => "198.51.100.7" };
  const door = createMcpDoor({ ground, changes, ...parts });
  return listen(door.handle);
}

/** The door's HTTP side before a server with a judge's fixtures. */
export async function openJudgedFixtures(api: TestApi, factory: McpServerFactory): Promise<Judged> {
  const handler = createMcpHandler(factory, { legacy: "stateless" });
  const connected = await connect(api);
  const messages = { serve: async ({ message }: { message: Request }) => handler.fetch(message), close: handler.close };
  const answering = {
    ...{ ground: api.ground, metadataUrl: "http://localhost/metadata", addressOf: () => "198.51.100.7" },
    ...{ messages: async () => messages, admit: async () => connected },
  };
  return listen((request, response) => void answerMcp(answering, { request, response }));
}

async function connect(api: TestApi): Promise<Connected> {
  const { accountId } = await api.account();
  return { call: { ground: api.ground, accountId, plan: "business", scopes: ALL_SCOPES }, connectionId: accountId, clientId: "a-judge" };
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
