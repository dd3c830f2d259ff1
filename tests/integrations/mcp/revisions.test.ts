// What goes over the wire in each revision of the protocol, as literal requests and answers that were frozen by hand: a
// newer library that changed one of them would break clients that are out there.
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

    test("initialize answers with the same revision, and with no session", async () => {
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
      const { instructions, ...told } = result;
      assert.equal(id, 0);
      assert.match(instructions, /^Atelier turns a description into a web app/);
      assert.deepEqual(told, {
        protocolVersion: revision,
        capabilities: { tools: { listChanged: false }, resources: { listChanged: false, subscribe: false }, completions: {} },
        serverInfo: { name: "atelier", title: "Atelier", version: "0.1.0" },
      });
    });

    test("a notification is 202 without a body", async () => {
      const answer = await post(`{"jsonrpc":"2.0","method":"notifications/initialized"}`, header);
      assert.deepEqual([answer.status, answer.text], [202, ""]);
    });

    test("a ping is answered", async () => {
      const answer = await post(`{"jsonrpc":"2.0","id":7,"method":"ping"}`, header);
      assert.deepEqual(answer, {
        status: 200,
        type: "text/event-stream",
        text: `event: message\ndata: {"result":{},"jsonrpc":"2.0","id":7}\n\n`,
      });
    });

    test("a tool is called without a handshake before it, since nothing is kept between requests", async () => {
      const answer = await post(accountCall, header);
      assert.deepEqual([answer.status, answer.type], [200, "text/event-stream"]);
      assert.equal(
        plain(answer.text),
        `event: message\ndata: {"result":{"content":[{"type":"text","text":"${accountText}"}],"structuredContent":{"plan":"pro","creditBalance":2000,"renewsAt":"<moment>"}},"jsonrpc":"2.0","id":"a"}\n\n`,
      );
    });
  });
}

describe("revision 2026-07-28", () => {
  const meta = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"new","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}`;
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "get_account" };
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_account","arguments":{},${meta}}}`;

  test("a tool's answer is one JSON document", async () => {
    const answer = await post(body, headers);
    assert.deepEqual([answer.status, answer.type], [200, "application/json"]);
    assert.equal(
      plain(answer.text),
      `{"result":{"content":[{"type":"text","text":"${accountText}"}],"structuredContent":{"plan":"pro","creditBalance":2000,"renewsAt":"<moment>"},"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"atelier","title":"Atelier","version":"0.1.0"}}},"jsonrpc":"2.0","id":1}`,
    );
  });

  test("server/discover tells the revisions, the tasks extension, and for how long that holds", async () => {
    const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{${meta}}}`, {
      ...headers,
      "mcp-method": "server/discover",
    });
    const { instructions: _, ...result } = JSON.parse(answer.text).result;
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

  test("a header that says otherwise than the body is 400 with -32020", async () => {
    const answer = await post(body, { ...headers, "mcp-name": "create_project" });
    assert.deepEqual([answer.status, JSON.parse(answer.text).error.code], [400, -32_020]);
  });

  test("a revision that is not known is 400 with -32022, and is told which are", async () => {
    const answer = await post(body.replace("2026-07-28", "2030-01-01"), { ...headers, "mcp-protocol-version": "2030-01-01" });
    const { error } = JSON.parse(answer.text);
    assert.deepEqual([answer.status, error.code, error.data], [400, -32_022, { supported: ["2026-07-28"], requested: "2030-01-01" }]);
  });

  test("a method that does not exist is 404 with -32601", async () => {
    const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/delete","params":{${meta}}}`, {
      ...headers,
      "mcp-method": "tools/delete",
    });
    assert.deepEqual([answer.status, answer.text], [404, `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}`]);
  });

  test("subscriptions are acknowledged and end, since nothing here changes by itself", async () => {
    const params = `{"notifications":{"toolsListChanged":true},${meta}}`;
    const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":${params}}`, {
      ...headers,
      "mcp-method": "subscriptions/listen",
    });
    assert.match(answer.text, /"notifications\/subscriptions\/acknowledged","params":\{"notifications":\{\}/);
  });
});
