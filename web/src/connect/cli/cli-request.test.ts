import assert from "node:assert/strict";
import { test } from "node:test";
import { backToCli, readCliRequest } from "./cli-request.ts";

const good = { port: 51_234, state: "s".repeat(22), challenge: "c".repeat(43), name: "Command line on mira-laptop" };

test("a request of the command line is read", () => {
  assert.deepEqual(readCliRequest({ ...good, port: "51234" }), good);
});

test("what is missing or malformed is null", () => {
  const none = { port: null, state: null, challenge: null, name: null };
  assert.deepEqual(readCliRequest({}), none);
  assert.deepEqual(readCliRequest({ port: "80", state: "short", challenge: "c".repeat(42), name: "<b>x</b>" }), none);
  assert.deepEqual(readCliRequest({ port: "1e5", state: "s".repeat(22) + "&", challenge: ["c"], name: "x".repeat(61) }), none);
});

test("the code goes back to this machine alone", () => {
  const url = new URL(backToCli(good, { code: "a&b" }));
  assert.deepEqual(
    [url.host, url.pathname, url.searchParams.get("code"), url.searchParams.get("state")],
    ["127.0.0.1:51234", "/callback", "a&b", good.state],
  );
});
