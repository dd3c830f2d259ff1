import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isKeyOfContract, isKeyText, keyChecksum, keyPrefix, newKeyText } from "./key-format.ts";

// Computed independently, with Python’s zlib: it pins the format, so that existing keys stay valid.
const random = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

test("a checksum is the CRC-32 in base62, padded to six characters", () => {
  assert.equal(keyChecksum(random), "1ggZdL");
  assert.equal(keyChecksum(""), "000000");
});

test("a key has its contract's prefix, and is recognised", () => {
  for (const [contract, prefix] of [
    ["a", "atl_"],
    ["b", "atelier_"],
    ["c", "atelier_"],
  ] as const) {
    const key = newKeyText(contract);
    assert.match(key, new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
    assert.ok(isKeyText(key) && isKeyOfContract(key, contract));
    assert.equal(keyPrefix(key), key.slice(0, prefix.length + 4));
  }
});

test("one changed character makes a key none", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 31 }), fc.constantFrom("0", "A", "z", "_", " ", "é"), (position, character) => {
      const key = newKeyText("b");
      const at = "atelier_".length + position;
      const changed = key.slice(0, at) + character + key.slice(at + 1);
      assert.equal(isKeyText(changed), changed === key);
    }),
  );
});

test("what is not a key is not recognised", () => {
  const key = newKeyText("b");
  for (const text of [
    "",
    "atelier_",
    key.slice(1),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    key.replace("atelier_", "ATELIER_"),
    key.toLowerCase(),
  ]) {
    assert.equal(isKeyText(text), false, text);
  }
});
