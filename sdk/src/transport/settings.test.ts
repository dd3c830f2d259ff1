import assert from "node:assert/strict";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, test } from "node:test";
import { Atelier } from "../atelier.ts";
import { readSettings } from "./settings.ts";

const apiKey = "atelier_abcdefghijklmnopqrstuvwxyz0123456789AB";
const names = ["ATELIER_API_KEY", "ATELIER_BASE_URL"];
const before = Object.fromEntries(names.map((name) => [name, process.env[name]]));

beforeEach(() => names.forEach((name) => delete process.env[name]));
afterEach(() => names.forEach((name) => (before[name] === undefined ? delete process.env[name] : (process.env[name] = before[name]))));

const rootOf = (baseURL: string) => readSettings({ apiKey, baseURL }).root;

describe("the settings of a client", () => {
  test("a service's address gets the root of the API, and a root stays as it is", () => {
    assert.equal(rootOf("http://localhost:4000"), "http://localhost:4000/b/api/v1");
    assert.equal(rootOf("https://atelier.example/"), "https://atelier.example/b/api/v1");
    assert.equal(rootOf("https://example.com/atelier"), "https://example.com/atelier/b/api/v1");
    assert.equal(rootOf("https://atelier.example/b/api/v1/"), "https://atelier.example/b/api/v1");
    assert.equal(rootOf("https://atelier.example/api/v1"), "https://atelier.example/api/v1");
  });

  for (const baseURL of ["localhost", "", "ftp://atelier.example", "https://someone:secret@atelier.example", "localhost:4000"]) {
    test(`refuses ${JSON.stringify(baseURL)} without repeating what it holds`, () => {
      assert.throws(
        () => rootOf(baseURL),
        (error: Error) => /baseURL/.test(error.message) && !error.message.includes("secret"),
      );
    });
  }

  test("what is not given comes from the environment, and what is given goes before it", () => {
    Object.assign(process.env, { ATELIER_API_KEY: ` ${apiKey}\n`, ATELIER_BASE_URL: "https://atelier.example" });
    assert.deepEqual([readSettings({}).apiKey, readSettings({}).root], [apiKey, "https://atelier.example/b/api/v1"]);
    assert.equal(readSettings({ apiKey: "atelier_other" }).apiKey, "atelier_other");
    assert.equal(readSettings({ baseURL: "http://127.0.0.1:5000" }).root, "http://127.0.0.1:5000/b/api/v1");
  });

  test("without a key it says where one is made", () => {
    for (const options of [{}, { apiKey: "" }, { apiKey: "  " }]) assert.throws(() => new Atelier(options), { code: "NO_API_KEY" });
  });

  test("a key that no header can hold is refused without being shown", () => {
    for (const key of ["atelier_one\natelier_two", "atelier_”quoted”", "two words"]) {
      assert.throws(
        () => new Atelier({ apiKey: key }),
        (error: Error) => !inspect(error).includes(key) && /characters/.test(error.message),
      );
    }
  });

  test("numbers that are none are refused", () => {
    for (const wrong of [{ timeout: Number.NaN }, { timeout: 0 }, { maxRetries: -1 }]) {
      assert.throws(() => new Atelier({ apiKey, ...wrong }), { code: "BAD_OPTION" });
    }
  });

  test("printing the client does not show the key", () => {
    const client = new Atelier({ apiKey });
    assert.ok(!inspect(client, { depth: null, showHidden: true }).includes(apiKey));
    assert.ok(!JSON.stringify(client).includes(apiKey));
    assert.equal(client.baseURL, "http://localhost:4000/b/api/v1");
  });
});

describe("in a browser", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  afterEach(() => {
    if (own !== undefined) Object.defineProperty(globalThis, "navigator", own);
    Reflect.deleteProperty(globalThis, "document");
  });
  const pretend = (userAgent: string) => Object.defineProperty(globalThis, "navigator", { value: { userAgent }, configurable: true });

  test("a client is refused, in a page and in its workers, and the message says why", () => {
    pretend("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36");
    assert.throws(() => new Atelier({ apiKey }), /anyone who opens the page could read the API key/);
    pretend("Node.js/24");
    Object.assign(globalThis, { document: {} });
    assert.throws(() => new Atelier({ apiKey }), { code: "BROWSER" });
  });

  test("with dangerouslyAllowBrowser a client is created", () => {
    pretend("Mozilla/5.0");
    assert.ok(new Atelier({ apiKey, dangerouslyAllowBrowser: true }));
  });

  test("Workers, Deno and Bun are no browsers", () => {
    for (const userAgent of ["Cloudflare-Workers", "Deno/2.5.0", "Bun/1.3.0"]) {
      pretend(userAgent);
      assert.ok(new Atelier({ apiKey }));
    }
  });
});
