// The wire format of each revision of the protocol, as literal requests and responses written by hand: a library
// upgrade that changed one of them would break existing clients.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { TestConnection, TestMcpServer } from "./open-mcp-server.ts";
import { openMcpServer } from "./open-mcp-server.ts";

let server: TestMcpServer;
let connection: TestConnection;
before(async () => {
  server = await openMcpServer("mcp revisions");
  connection = await server.connect({ plan: "pro" });
});
after(() => server.close());

interface Wire {
  status: number;
  type: string | null;
  text: string;
}

async function post(body: string, headers: Record<string, string> = {}): Promise<Wire> {
  const response = await fetch(server.url, {
    method: "POST",
    headers: {
      authorization: `Bearer ${connection.token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body,
  });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

const accountText = String.raw`{\"plan\":\"pro\",\"creditBalance\":2000,\"renewsAt\":\"<moment>\"}`;
const accountCall = `{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"get_account","arguments":{}}}`;
const plain = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<moment>");

for (const revision of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]) {
  describe(`revision ${revision}`, () => {
    const header = { "mcp-protocol-version": revision };

    test("initialize returns the same revision and no session", async () => {
      const response = await fetch(server.url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${connection.token}`,
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"${revision}","capabilities":{},"clientInfo":{"name":"old","version":"1.0.0"}}}`,
      });
      assert.deepEqual([response.status, response.headers.get("mcp-session-id")], [200, null]);
      const [event = ""] = (await response.text()).split("\n\n");
      const { id, result } = JSON.parse(event.replace("event: message\ndata: ", ""));
      const { instructions, ...rest } = result;
      assert.equal(id, 0);
      assert.match(instructions, /^Atelier turns a description into a web app/);
      assert.deepEqual(rest, {
        protocolVersion: revision,
        capabilities: { tools: { listChanged: false }, resources: { listChanged: false, subscribe: false }, completions: {} },
        serverInfo: { name: "atelier", title: "Atelier", version: "0.1.0" },
      });
    });

    test("returns 202 without a body for a notification", async () => {
      const response = await post(`{"jsonrpc":"2.0","method":"notifications/initialized"}`, header);
      assert.deepEqual([response.status, response.text], [202, ""]);
    });

    test("responds to a ping", async () => {
      const response = await post(`{"jsonrpc":"2.0","id":7,"method":"ping"}`, header);
      assert.deepEqual(response, {
        status: 200,
        type: "text/event-stream",
        text: `event: message\ndata: {"result":{},"jsonrpc":"2.0","id":7}\n\n`,
      });
    });

    test("a tool can be called without a handshake, since nothing is kept between requests", async () => {
      const response = await post(accountCall, header);
      assert.deepEqual([response.status, response.type], [200, "text/event-stream"]);
      assert.equal(
        plain(response.text),
        `event: message\ndata: {"result":{"content":[{"type":"text","text":"${accountText}"}],"structuredContent":{"plan":"pro","creditBalance":2000,"renewsAt":"<moment>"}},"jsonrpc":"2.0","id":"a"}\n\n`,
      );
    });
  });
}

describe("revision 2026-07-28", () => {
  const meta = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"new","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}`;
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "get_account" };
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_account","arguments":{},${meta}}}`;

  test("a tool's response is one JSON document", async () => {
    const response = await post(body, headers);
    assert.deepEqual([response.status, response.type], [200, "application/json"]);
    assert.equal(
      plain(response.text),
      `{"result":{"content":[{"type":"text","text":"${accountText}"}],"structuredContent":{"plan":"pro","creditBalance":2000,"renewsAt":"<moment>"},"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"atelier","title":"Atelier","version":"0.1.0"}}},"jsonrpc":"2.0","id":1}`,
    );
  });

  test("server/discover returns the revisions, the tasks extension, and the cache lifetime", async () => {
    const response = await post(`{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{${meta}}}`, {
      ...headers,
      "mcp-method": "server/discover",
    });
    const { instructions: _, ...result } = JSON.parse(response.text).result;
    assert.deepEqual(result, {
      supportedVersions: ["2026-07-28"],
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: false },
        extensions: { "io.modelcontextprotocol/tasks": {} },
        completions: {},
      },
      resultType: "complete",
      ttlMs: 3_600_000,
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "atelier", title: "Atelier", version: "0.1.0" } },
    });
  });

  test("returns 400 with -32020 when a header contradicts the body", async () => {
    const response = await post(body, { ...headers, "mcp-name": "create_project" });
    assert.deepEqual([response.status, JSON.parse(response.text).error.code], [400, -32_020]);
  });

  test("returns 400 with -32022 and the supported revisions for an unknown revision", async () => {
    const response = await post(body.replace("2026-07-28", "2030-01-01"), { ...headers, "mcp-protocol-version": "2030-01-01" });
    const { error } = JSON.parse(response.text);
    assert.deepEqual([response.status, error.code, error.data], [400, -32_022, { supported: ["2026-07-28"], requested: "2030-01-01" }]);
  });

  test("returns 404 with -32601 for an unknown method", async () => {
    const response = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/delete","params":{${meta}}}`, {
      ...headers,
      "mcp-method": "tools/delete",
    });
    assert.deepEqual(
      [response.status, response.text],
      [404, `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}`],
    );
  });

  test("subscriptions are acknowledged and end, since nothing changes", async () => {
    const params = `{"notifications":{"toolsListChanged":true},${meta}}`;
    const response = await post(`{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":${params}}`, {
      ...headers,
      "mcp-method": "subscriptions/listen",
    });
    assert.match(response.text, /"notifications\/subscriptions\/acknowledged","params":\{"notifications":\{\}/);
  });
});
