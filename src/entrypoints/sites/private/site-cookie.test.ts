import assert from "node:assert/strict";
import { test } from "node:test";
import { readSiteTokens, siteCookies } from "./site-cookie.ts";

const token = "a".repeat(43);
const other = "b".repeat(43);

test("over https the cookie is host-only by its name, and works in the editor’s frame", () => {
  assert.deepEqual(siteCookies("https://apps.example.com", token), [
    `__Host-atelier-site=${token}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned`,
  ]);
});

test("over http a plain cookie is set, and on this machine one for the frame beside it", () => {
  const plain = `atelier-site=${token}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`;
  assert.deepEqual(siteCookies("http://apps.example.com", token), [plain]);
  assert.deepEqual(siteCookies("http://apps.localhost:4000", token), [
    plain,
    `atelier-site-framed=${token}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned`,
  ]);
});

test("every token that may be the site’s is read, and none that another name carries", () => {
  assert.deepEqual(readSiteTokens("http://apps.localhost", `atelier=${token}; atelier-site=${other}; atelier-site-framed=${token}`), [
    other,
    token,
  ]);
  assert.deepEqual(readSiteTokens("https://apps.example.com", `atelier-site=${other}; __Host-atelier-site=${token}`), [token]);
  assert.deepEqual(readSiteTokens("http://apps.localhost", "atelier-site=short; atelier-site"), []);
  const planted = Array.from({ length: 50 }, (_, at) => `atelier-site=${String(at).padStart(43, "0")}`).join("; ");
  assert.equal(readSiteTokens("http://apps.localhost", planted).length, 4);
  assert.deepEqual(readSiteTokens("http://apps.localhost", undefined), []);
});
