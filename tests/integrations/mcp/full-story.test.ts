// The whole flow with a real service, the official client and a real browser: authorize, create, answer, wait, read,
// change, and remove the connection, after which every request is rejected.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { openVisitors, type Visitors } from "../../console/support/open-visitors.ts";
import { openSharedService, type SharedService } from "../../support/servers/open-shareable.ts";
import { PEOPLE } from "../../support/start-service.ts";
import { type AppAddress, decideInBrowser, openAppAddress } from "../support/decide-in-browser.ts";
import { keepInMemory, type KeptInMemory } from "../support/keep-in-memory.ts";

let service: SharedService;
let visitors: Visitors;
let home: AppAddress;
let url: URL;
before(async () => {
  service = await openSharedService();
  visitors = await openVisitors(service);
  home = await openAppAddress();
  url = new URL(`http://localhost:${service.port}/mcp`);
});
after(async () => {
  await visitors.close();
  await home.close();
  await service.close();
});

const newClient = () => new Client({ name: "story", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });

/** The client's first attempt is unauthorized, and starts the authorization in the browser. */
async function beginSignIn(app: KeptInMemory): Promise<StreamableHTTPClientTransport> {
  const transport = new StreamableHTTPClientTransport(url, { authProvider: app });
  await assert.rejects(newClient().connect(transport), UnauthorizedError);
  return transport;
}

async function call(client: Client, name: string, given: Record<string, unknown>, steps: string[] = []): Promise<any> {
  const onprogress = ({ message = "" }) => void steps.push(message);
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given }, { onprogress });
  assert.notEqual(isError, true, JSON.stringify(content));
  return structuredContent;
}

async function settled(client: Client, requestId: string, steps: string[] = []): Promise<any> {
  for (;;) {
    const operation = await call(client, "get_operation", { requestId, waitSeconds: 50 }, steps);
    if (operation.status !== "running") return operation;
  }
}

test("sign in, create, answer, wait, read, change, remove the connection", { timeout: 115_000 }, async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const app = keepInMemory(home.redirectUrl, { client_name: "Story teller" });
  const first = await beginSignIn(app);
  const { back } = await decideInBrowser(page, { address: app.authorizationUrl?.href ?? "", button: "Allow" });
  await first.finishAuth(back.searchParams);
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: app }));
  assert.equal((await client.listTools()).tools.length, 10);

  const created = await call(client, "create_project", { prompt: "Build me an app" });
  const waiting = await settled(client, created.requestId);
  assert.equal(waiting.status, "waiting");
  const answers = waiting.questions.map(({ id, options }: { id: string; options: string[] }) => ({
    questionId: id,
    answer: options[0] ?? "Tasks",
  }));
  const resumed = await call(client, "send_message", { projectId: created.projectId, answers });
  const steps: string[] = [];
  const done = await settled(client, resumed.requestId, steps);
  assert.equal(done.status, "done", JSON.stringify(done.error));
  assert.equal(done.proof.checksPassed, done.proof.checksTotal);
  assert.ok(steps.length > 1, "progress was not reported");
  const site = await page.context().newPage();
  assert.equal((await site.goto(done.deploymentUrl))?.status(), 200);
  await site.close();

  const { manifest } = await call(client, "get_project_files", { projectId: created.projectId });
  const paths = manifest.map(({ path }: { path: string }) => path).filter((path: string) => path === "src/routes.tsx");
  const { files } = await call(client, "get_project_files", { projectId: created.projectId, paths });
  assert.match(files[0].content, /export/);
  const { resources } = await client.listResources();
  assert.equal(resources[0]?.uri, `atelier://projects/${created.projectId}/files`);

  const changed = await call(client, "send_message", { projectId: created.projectId, message: "Add a due date" });
  assert.equal((await settled(client, changed.requestId)).kind, "message");
  assert.ok((await call(client, "get_account", {})).creditBalance > 0);

  await page.goto("/settings/integrations");
  await page.getByRole("list", { name: "Connected apps" }).getByRole("button", { name: "Remove Story teller" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove connection" }).click();
  await page.getByText("Story teller was disconnected.", { exact: true }).waitFor();
  const token = app.kept.tokens?.access_token ?? "";
  const refused = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });
  assert.equal(refused.status, 401);
  assert.match(refused.headers.get("www-authenticate") ?? "", /error="invalid_token"/);
  await close();
});

test("an API key of the same user is valid for the API and not for MCP", async () => {
  const bearer = { authorization: `Bearer ${service.key}`, "content-type": "application/json" };
  const refused = await fetch(url, { method: "POST", headers: bearer, body: "{}" });
  assert.equal(refused.status, 401);
  assert.match(await refused.text(), /API keys are not accepted here/);
});
