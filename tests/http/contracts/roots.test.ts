// Which contract is served where: by the root's letter, the operator's choice and the Host header.
import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, describe, test } from "node:test";
import { json as readJson } from "node:stream/consumers";
import type { TestApi } from "../../support/open-api.ts";
import { openApi } from "../../support/open-api.ts";

const nothing = "There is nothing at this address: check the path. The roots of the API are /api/v1, /a/api/v1, /b/api/v1 and /c/api/v1.";
const shapes = {
  a: ["projects", "total", "limit", "offset"],
  b: ["projects", "total", "limit", "offset", "nextCursor"],
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

    /** Sends a Host header of its own, which fetch does not allow. */
    async function ask(host: string, path: string, bearer = key): Promise<{ status: number | undefined; json: unknown }> {
      const sent = request(api.origin, { path, headers: { host, authorization: `Bearer ${bearer}` } });
      sent.end();
      const [response] = await once(sent, "response");
      return { status: response.statusCode, json: await readJson(response) };
    }
    const keysOf = async (host: string, path: string) => Object.keys(Object((await ask(host, path)).json));

    test("serves it at plain /api/v1, and each contract at the root with its letter", async () => {
      assert.deepEqual(await keysOf("localhost", "/api/v1/projects"), shapes[contract]);
      for (const letter of ["a", "b", "c"] as const) {
        assert.deepEqual(await keysOf("localhost", `/${letter}/api/v1/projects`), shapes[letter]);
      }
      const project = (await api.request("POST", "/api/v1/projects", { key, json: { prompt: "A recipe box" } })).json;
      assert.deepEqual(Object.keys(project).slice(0, 1), [contract === "b" ? "requestId" : "project"]);
    });

    test("errors use the format of the root's contract, and outside every root the operator's", async () => {
      for (const letter of ["a", "b", "c"] as const) {
        const body = letter === "a" ? { error: nothing } : { error: nothing, code: "NOT_FOUND", status: 404 };
        assert.deepEqual(await ask("localhost", `/${letter}/api/v1/nothing`), { status: 404, json: body });
        if (letter === contract) assert.deepEqual(await ask("localhost", "/nothing"), { status: 404, json: body });
        const refused = await ask("localhost", `/${letter}/api/v1/projects`, "x");
        assert.deepEqual([refused.status, Object.keys(Object(refused.json))], [401, Object.keys(body)]);
      }
    });

    test("treats every spelling of a URL the same", async () => {
      const body = { error: nothing };
      assert.deepEqual(await ask("localhost", "/%61/api/v1/nothing"), { status: 404, json: body });
      assert.deepEqual(await ask("localhost", "http://localhost/a/%61pi/v1/%6eothing"), { status: 404, json: body });
      assert.deepEqual(await keysOf("localhost", "/a/api/v1/%70rojects?limit=1"), shapes.a);
      assert.deepEqual(await keysOf("api.atelier.example", "/%61pi/v1/projects"), shapes.c);
      assert.deepEqual(await keysOf("localhost", "http://api.atelier.example/api/v1/projects"), shapes.c);
      assert.equal((await ask("localhost", "/b/api/v1/projects/a%2Ffiles")).status, 404);
      assert.equal((await api.request("PUT", "/b/api/v1/%70rojects", { key })).status, 405);
    });

    test("serves contract C at the plain root of the alternative host, in any case and on any port", async () => {
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
