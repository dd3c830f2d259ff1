// Webhooks on a developer's machine: the receiver verifies what `listen` sends, as it verifies the service itself.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { connect, createServer as createTcpServer, type Socket } from "node:net";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { Atelier } from "@atelier/sdk";
import { Webhook } from "standardwebhooks";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { type Cli, openCli } from "./open-cli.ts";

interface Received {
  id: string;
  body: string;
  headers: Record<string, string>;
}

const patience = { timeout: 110_000 };
let service: SharedService;
let cli: Cli;
let client: Atelier;
let target = "";
let status = 204;
const received: Received[] = [];
const receiver = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ id: headers["webhook-id"] ?? "", body, headers });
    response.writeHead(status).end();
  });
});
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  const apiKey = service.newKey();
  client = new Atelier({ apiKey, baseURL: service.url });
  cli = await openCli({ ATELIER_API_KEY: apiKey, ATELIER_BASE_URL: service.url });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  target = `127.0.0.1:${Object(receiver.address()).port}/hooks`;
}, patience);
after(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await cli.close();
  await service.close();
});

test("what happens from now on arrives once, in order, as the service would send it", patience, async () => {
  const earlier = await client.projects.create("A list of stamps");
  await client.operations.stop(earlier.requestId);
  const listening = cli.start(["listen", "--forward-to", target]);
  const [, secret = ""] = await listening.until(/signed with this secret: (whsec_\S+)/);
  const { projectId } = await client.projects.createAndWait("A list of wines with a name and a rating");
  await listening.until(/operation\.done +→ 204/);
  await client.projects.delete(projectId);
  await listening.until(/project\.deleted +→ 204/);
  const { code } = await listening.stop();
  assert.equal(code, 130);

  const { events } = await client.webhookEndpoints.events({ projectId });
  assert.deepEqual(
    received.map(({ id }) => id),
    events.map(({ id }) => id).toReversed(),
  );
  for (const { id, body, headers } of received) {
    const event = Object(new Webhook(secret).verify(body, headers));
    const known = events.find((one) => one.id === id);
    assert.deepEqual(Object.keys(event), ["id", "type", "apiVersion", "timestamp", "sequence", "data"]);
    const { type, createdAt, sequence, data } = known ?? {};
    assert.deepEqual([event.type, event.timestamp, event.sequence, event.data], [type, createdAt, sequence, data]);
  }
});

test("the secret stays the same, some types can be chosen, and a receiver that fails is reported", patience, async () => {
  received.length = 0;
  const first = cli.start(["listen", "--forward-to", target]);
  const [, secret] = await first.until(/secret: (whsec_\S+)/);
  await first.stop();
  const listening = cli.start(["listen", "--forward-to", target, "--events", "project.created", "--json"]);
  const [, again] = await listening.until(/secret: (whsec_\S+)/);
  assert.equal(again, secret);
  status = 500;
  const { requestId, projectId } = await client.projects.create("A list of plants");
  const [line = ""] = await listening.until(/^\{.*\}$/m);
  const event = JSON.parse(line);
  assert.deepEqual([event.type, event.data.projectId, event.forwarded.status], ["project.created", projectId, 500]);
  await client.operations.stop(requestId);
  await listening.stop();
  assert.deepEqual(new Set(received.map(({ body }) => JSON.parse(body).type)), new Set(["project.created"]));
});

/** A way to the service that can be closed, as it is while the service restarts, and opened again at the same port. */
async function openGate(port: number) {
  const sockets = new Set<Socket>();
  const open = async (at: number) => {
    const server = createTcpServer((near) => {
      const far = connect(port, "localhost");
      for (const socket of [near, far]) sockets.add(socket.on("error", () => {}).on("close", () => (near.destroy(), far.destroy())));
      near.pipe(far).pipe(near);
    });
    await once(server.listen(at, "127.0.0.1"), "listening");
    return server;
  };
  let server = await open(0);
  const { port: own } = Object(server.address());
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${own}`, close, reopen: async () => void (server = await open(own)) };
}

test("it goes on when the service is there again, with what happened in the meantime", patience, async () => {
  const gate = await openGate(service.port);
  const listening = cli.start(["--service", gate.url, "listen", "--json"]);
  try {
    await listening.until(/Listening to /);
    gate.close();
    await listening.until(/could not be reached.* Trying again/s);
    const { requestId, projectId } = await client.projects.create("A list of stones");
    await gate.reopen();
    await listening.until(new RegExp(`"project\\.created".*${projectId}`));
    await listening.until(/Connected again/);
    await client.operations.stop(requestId);
  } finally {
    await listening.stop();
    gate.close();
  }
});
