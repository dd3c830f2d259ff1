// The reference shows every request of contract B with an example: pasted in the order of the page, each of them succeeds.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { openApi, type TestApi } from "../../support/open-api.ts";
import { asNode, type Node, nodesOf, readDocument } from "../../support/judge/documents.ts";
import { storeDone, storeDraft } from "../../support/stored-builds.ts";

let api: TestApi;
before(async () => {
  api = await openApi("http examples");
});
after(() => api.close());

const root = "/b/api/v1";
const files = { "README.md": "# Recipe box\n", "src/App.tsx": "one\n" };
const { paths, tags } = readDocument("b");
const order = nodesOf(tags).map(([, { name }]) => name);
const tagOf = ({ operation }: { operation: Node }): number => order.indexOf(asNode(operation.tags)["0"]);

/** The requests in the order of the reference's pages; those that remove something come last. */
const requests = Object.entries(paths)
  .flatMap(([path, item]) => Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
  .toSorted((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE") || tagOf(one) - tagOf(other));

function exampleOf({ requestBody }: Node): unknown {
  const json = asNode(asNode(asNode(requestBody ?? {}).content ?? {})["application/json"] ?? {});
  return nodesOf(json.examples ?? {})[0]?.[1].value;
}

function addressOf(path: string, operation: Node, ids: Readonly<Record<string, string>>): string {
  const examples = new Map(nodesOf(operation.parameters ?? []).map(([, { name, example }]) => [String(name), String(example)]));
  return root + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? examples.get(name) ?? "");
}

test("every example request succeeds", async () => {
  const { key } = await api.account();
  const send = (method: string, address: string, json?: unknown) =>
    api.request(method, address, { key, ...(json === undefined ? {} : { json }) });
  const requestId = randomUUID();
  const { projectId: id } = (await send("POST", `${root}/projects`, { prompt: "A recipe box", requestId })).json;
  await storeDone(api.ctx, requestId, files);
  const ids: Record<string, string> = { id, requestId };
  let versions = 1;
  for (const { path, method, operation } of requests) {
    // A draft is what a failed build leaves.
    if (path.startsWith("/projects/{id}/draft")) continue;
    const { status, json } = await send(method, addressOf(path, operation, ids), exampleOf(operation));
    assert.ok(status >= 200 && status < 300, `${method} ${path}: ${status} ${json?.error}`);
    if (json?.operationStatus === "running" && json.projectId === id) {
      versions += 1;
      await storeDone(api.ctx, json.requestId, files, versions);
    }
    if (method === "POST" && path === "/webhooks/endpoints") ids["endpointId"] = json.id;
    if (json?.deliveryId !== undefined) ids["deliveryId"] = json.deliveryId;
    if (json?.status === "disabled") await send("PATCH", addressOf(path, operation, ids), { enabled: true });
  }
  assert.ok(versions >= 4, "an edit, a restore and a message");
});

test("the requests about a draft succeed where there is one", async () => {
  const { key } = await api.account();
  const requestId = randomUUID();
  const { projectId: id } = (await api.request("POST", `${root}/projects`, { key, json: { prompt: "A recipe box", requestId } })).json;
  await storeDraft(api.ctx, requestId, files);
  await api.request("POST", `${root}/operations/${requestId}/stop`, { key });
  for (const { path, method, operation } of requests.filter((one) => one.path.startsWith("/projects/{id}/draft"))) {
    const { status, json } = await api.request(method, addressOf(path, operation, { id }), { key });
    assert.ok(status >= 200 && status < 300, `${method} ${path}: ${status} ${json?.error}`);
  }
});
