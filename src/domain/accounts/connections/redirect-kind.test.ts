import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectKind, redirectPlace } from "./redirect-kind.ts";

const kinds = {
  web: ["https://app.example/callback", "https://app.example:8443/cb?x=1"],
  computer: ["http://127.0.0.1:7777/cb", "http://localhost/cb", "http://[::1]:9/cb"],
  app: ["com.example.app:/cb", "com.example.app://cb", "cursor://anysphere.cursor-mcp/oauth/callback", "vscode://vscode.github/auth"],
};
for (const [kind, addresses] of Object.entries(kinds)) {
  for (const address of addresses) test(`${address} is of the kind ${kind}`, () => assert.equal(redirectKind(address), kind));
}

const refused = [
  "http://app.example/cb",
  "https://localhost/cb",
  "http://localhost.app.example/cb",
  "http://127.0.0.1.app.example/cb",
  "https://user@app.example/cb",
  "https://app.example/cb#x",
  "https://*.app.example/cb",
  "https://app.example\\@evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "app:/cb",
  "blob:https://app.example/x",
  "ftp://app.example/",
  "",
  "app.example/cb",
  " https://app.example/",
  "https://app.example/a b",
  `https://app.example/${"x".repeat(1_000)}`,
];
for (const address of refused) test(`${JSON.stringify(address.slice(0, 60))} is refused`, () => assert.equal(redirectKind(address), null));

test("what is shown of an address is its host with the port, or the scheme of an app", () => {
  assert.equal(redirectPlace("https://app.example/cb"), "app.example");
  assert.equal(redirectPlace("http://127.0.0.1:7777/cb"), "127.0.0.1:7777");
  assert.equal(redirectPlace("cursor://anysphere.cursor-mcp/cb"), "cursor:");
});
