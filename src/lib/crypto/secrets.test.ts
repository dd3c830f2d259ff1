import assert from "node:assert/strict";
import { test } from "node:test";
import { BASE62, contentHash, hashPassword, keyedHash, randomText, verifyPassword } from "./secrets.ts";

test("random text has the asked length, uses the whole alphabet, and is never the same", () => {
  const text = randomText(BASE62, 10_000);
  assert.equal(text.length, 10_000);
  assert.equal(new Set(text).size, 62);
  assert.notEqual(randomText(BASE62, 32), randomText(BASE62, 32));
});

test("hashes are SHA-256 and HMAC-SHA256 (RFC 4231, test case 2)", () => {
  assert.equal(contentHash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  assert.equal(keyedHash(Buffer.from("Jefe"), "what do ya want for nothing?"), expected);
});

test("a stored password is recognised, another one is not, and two hashes of one differ", async () => {
  const stored = await hashPassword("correct horse");
  assert.match(stored, /^scrypt\$32768\$/);
  assert.equal(await verifyPassword("correct horse", stored), true);
  assert.equal(await verifyPassword("correct horse ", stored), false);
  assert.notEqual(await hashPassword("correct horse"), stored);
});
