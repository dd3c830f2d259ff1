// The kit's registry as programs read it: its index and its items in the format of shadcn, closed under what they need.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { registryItemSchema, registrySchema } from "shadcn/schema";
import { createRegistryEntrypoint } from "../../../src/entrypoints/registry/create-registry-entrypoint.ts";

const ORIGIN = "https://atelier.example";
const registry = createRegistryEntrypoint({ origin: ORIGIN });
const server = createServer(registry.handle);
let address = "";

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a listening TCP server has no other kind of address
  address = `http://127.0.0.1:${port}`;
});
after(() => server.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${address}/registry${path}`, init);

const itemOf = async (name: string) => registryItemSchema.parse(await (await get(`/${name}.json`)).json());

const namesOf = async (): Promise<string[]> =>
  registrySchema.parse(await (await get("/registry.json")).json()).items.map(({ name }) => name);

describe("the registry", () => {
  test("has an index and items that are valid for shadcn", async () => {
    const names = await namesOf();
    assert.ok(names.length > 40);
    assert.ok(["button", "card", "resource", "entity", "language-paper", "shell"].every((name) => names.includes(name)));
    for (const name of names) assert.equal((await itemOf(name)).name, name);
  });

  test("names everything that an item needs, and nothing that it lacks", async () => {
    for (const name of await namesOf()) {
      const { files = [], registryDependencies = [], dependencies = [] } = await itemOf(name);
      const others = await Promise.all(
        registryDependencies.map((url) => itemOf(url.replace(`${ORIGIN}/registry/`, "").replace(".json", ""))),
      );
      const targets = new Set([...files, ...others.flatMap((other) => other.files ?? [])].map((file) => file.target ?? ""));
      for (const { content = "" } of files) {
        for (const [, specifier = ""] of content.matchAll(/\bfrom "([^"]+)"/g)) {
          const isPackage = !specifier.startsWith("@/") && !specifier.startsWith(".");
          const isKnown = isPackage
            ? /^react(?:-dom)?(?:\/|$)/.test(specifier) ||
              dependencies.some((dependency) => `${specifier}/`.startsWith(`${dependency.slice(0, dependency.lastIndexOf("@"))}/`))
            : [...targets].some(
                (target) =>
                  target.replace(/\.tsx?$/, "").endsWith(specifier.replace(/^(?:@\/|[./]+)/, "")) ||
                  target.endsWith(`${specifier.slice(2)}/index.ts`),
              );
          assert.ok(isKnown, `${name} imports ${specifier}`);
        }
      }
    }
  });

  test("has no component and no other file of the same name, which shadcn would take for each other", async () => {
    const items = await Promise.all((await namesOf()).filter((name) => name !== "shell").map((name) => itemOf(name)));
    const names = items.flatMap(({ files = [] }) => files.map(({ target = "" }) => target.slice(target.lastIndexOf("/") + 1)));
    const components = new Set(names.filter((name) => name.endsWith(".tsx")));
    assert.ok(components.size > 100);
    assert.deepEqual(
      names.filter((name) => components.has(`${name}x`)),
      [],
    );
  });

  test("is read by any page, and not sent again while it has not changed", async () => {
    const first = await get("/button.json", { headers: { origin: "https://elsewhere.example" } });
    assert.equal(first.headers.get("access-control-allow-origin"), "*");
    const again = await get("/button.json", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    assert.equal(again.status, 304);
  });

  test("answers anything else with what to do", async () => {
    for (const path of ["/nothing.json", "/../package.json", "/button", "", "/Button.json", "/__proto__.json"]) {
      const response = await get(path);
      assert.equal(response.status, 404, path);
      assert.match((await response.json()).error, /There is no such item\. The items are: .*\bavatar, badge\b.*\bbutton\b/);
    }
    const posted = await get("/button.json", { method: "POST" });
    assert.equal(posted.status, 405);
    assert.equal(posted.headers.get("allow"), "GET, HEAD");
  });

  test("answers HEAD without a body", async () => {
    const response = await get("/card.json", { method: "HEAD" });
    assert.equal(response.status, 200);
    assert.ok(Number(response.headers.get("content-length")) > 500);
    assert.equal(await response.text(), "");
  });
});
