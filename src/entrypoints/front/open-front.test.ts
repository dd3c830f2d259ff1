import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { openFront } from "./open-front.ts";

const isSite = (host: string | undefined) => host?.startsWith("app.") ?? false;

function portOf(address: ReturnType<import("node:net").Server["address"]>): number {
  assert.ok(address && typeof address === "object");
  return address.port;
}

test("until the service has started, requests get a Retry-After and the process counts as alive", async () => {
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite });
  const url = `http://127.0.0.1:${portOf(front.server.address())}`;
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  const early = await fetch(`${url}/readyz`);
  assert.equal(early.status, 503);
  assert.equal(early.headers.get("retry-after"), "1");
  await front.close();
});

test("the Host header decides who answers", async () => {
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite: (host) => host?.startsWith("127.0.0.1") ?? false });
  front.receive({ service: (_request, response) => response.end("api"), sites: (_request, response) => response.end("site") });
  const port = portOf(front.server.address());
  assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), "site");
  assert.equal(await (await fetch(`http://localhost:${port}/`)).text(), "api");
  await front.close();
});

test("a port in use is one sentence that says what to do", async () => {
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite });
  const port = portOf(front.server.address());
  await assert.rejects(openFront({ host: "127.0.0.1", port, isSite }), {
    name: "StartError",
    message: `Port ${port} is in use, by another program or by an Atelier that is running already. Stop it, or choose another port: PORT=${port + 1} npm start`,
  });
  await front.close();
});

test("an address that is not this machine's is named", async () => {
  await assert.rejects(openFront({ host: "192.0.2.1", port: 0, isSite }), /HOST=192\.0\.2\.1 is not an address of this machine/);
});

test("a request has to arrive whole within thirty seconds", async () => {
  const { server, close } = await openFront({ host: "127.0.0.1", port: 0, isSite });
  assert.deepEqual([server.requestTimeout, server.headersTimeout], [30_000, 30_000]);
  await close();
});

test("a request without a Host, and one that expects what nobody knows, reach who answers", async () => {
  const front = await openFront({ host: "127.0.0.1", port: 0, isSite });
  front.receive({ service: (_request, response) => response.end("api"), sites: (_request, response) => response.end("site") });
  for (const header of ["X: y", "Host: x\r\nExpect: the-unexpected"]) {
    const socket = connect(portOf(front.server.address()), "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    await once(socket, "close");
    assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 200 OK[^]*api/, header);
  }
  await front.close();
});
