// Which contract answers where: by the root's letter, by the operator's choice, by the Host header.
import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, describe, test } from "node:test";
import { json as readJson } from "node:stream/consumers";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";

const nothing = "There is nothing at this address. Check the path and the API root.";
const shapes = {
  a: ["projects", "total", "limit", "offset"],
  b: ["projects", "total", "limit", "offset"],
  c: ["projects", "pagination"],
};

for (const contract of ["a", "b", "c"] as const) {
  describe(`with contract ${contract.toUpperCase()} as the operator's choice`, () => {
    let api: TestApi;
    let key: string;
    before(async () => {
      api = await openApi(`http roots ${contract}`, { defaultContract: contract, altHost: "api.atelier.example" });
      ({ key } = await api.account());
    });
    after(() => api.close());

    /** As a client that reached the service under another name: fetch would not send this Host. */
    async function ask(host: string, path: string, bearer = key): Promise<{ status: number | undefined; json: unknown }> {
      const sent = request(api.origin, { path, headers: { host, authorization: `Bearer ${bearer}` } });
      sent.end();
      const [response] = await once(sent, "response");
      return { status: response.statusCode, json: await readJson(response) };
    }
    const keysOf = async (host: string, path: string) => Object.keys(Object((await ask(host, path)).json));

    test("plain /api/v1 speaks it, and each letter's root its own", async () => {
      assert.deepEqual(await keysOf("localhost", "/api/v1/projects"), shapes[contract]);
      for (const form of ["a", "b", "c"] as const) {
        assert.deepEqual(await keysOf("localhost", `/${form}/api/v1/projects`), shapes[form]);
      }
      const project = (await api.request("POST", "/api/v1/projects", { key, json: { prompt: "A recipe box" } })).json;
      assert.deepEqual(Object.keys(project).slice(0, 1), [contract === "b" ? "requestId" : "project"]);
    });

    test("errors have the format of the address's contract, and outside every root that of the operator", async () => {
      for (const form of ["a", "b", "c"] as const) {
        const body = form === "a" ? { error: nothing } : { error: nothing, code: "NOT_FOUND", status: 404 };
        assert.deepEqual(await ask("localhost", `/${form}/api/v1/nothing`), { status: 404, json: body });
        if (form === contract) assert.deepEqual(await ask("localhost", "/nothing"), { status: 404, json: body });
        const refused = await ask("localhost", `/${form}/api/v1/projects`, "x");
        assert.deepEqual([refused.status, Object.keys(Object(refused.json))], [401, Object.keys(body)]);
      }
    });

    test("an address means the same in every spelling of it", async () => {
      const body = { error: nothing };
      assert.deepEqual(await ask("localhost", "/%61/api/v1/nothing"), { status: 404, json: body });
      assert.deepEqual(await ask("localhost", "http://localhost/a/%61pi/v1/%6eothing"), { status: 404, json: body });
      assert.deepEqual(await keysOf("localhost", "/a/api/v1/%70rojects?limit=1"), shapes.a);
      assert.deepEqual(await keysOf("api.atelier.example", "/%61pi/v1/projects"), shapes.c);
      assert.deepEqual(await keysOf("localhost", "http://api.atelier.example/api/v1/projects"), shapes.c);
      assert.equal((await ask("localhost", "/b/api/v1/projects/a%2Ffiles")).status, 404);
      assert.equal((await api.request("PUT", "/b/api/v1/%70rojects", { key })).status, 405);
    });

    test("on the alternative host, in any case and on any port, the plain root is contract C", async () => {
      for (const host of ["api.atelier.example", "API.Atelier.Example", "api.atelier.example:8443"]) {
        assert.deepEqual(await keysOf(host, "/api/v1/projects?limit=1"), shapes.c, host);
        const missing = { status: 404, json: { error: nothing, code: "NOT_FOUND", status: 404 } };
        assert.deepEqual(await ask(host, "/api/v1/operations/x"), missing, host);
        assert.deepEqual(await ask(host, "/nothing"), missing, host);
        assert.deepEqual(await ask(host, "/b/api/v1/projects?limit=0").then(({ status }) => status), 400, host);
      }
      for (const host of ["atelier.example", "xapi.atelier.example", "api.atelier.example.org"]) {
        assert.equal((await ask(host, "/api/v1/projects")).status, 403, host);
      }
      for (const host of ["atelier.test", "192.0.2.7:4000"]) {
        assert.deepEqual(await keysOf(host, "/api/v1/projects"), shapes[contract], host);
      }
    });
  });
}
