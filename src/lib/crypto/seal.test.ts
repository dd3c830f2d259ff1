import assert from "node:assert/strict";
import { test } from "node:test";
import { openSealed, seal, sealMark } from "./seal.ts";

const current = Buffer.from("the present secret of an installation");
const former = Buffer.from("the former secret of an installation!");
const plain = Buffer.from("what nobody else may read");

test("what is sealed is opened under its secret and for its context, and under a former secret by its mark", () => {
  const sealed = seal(former, { plain, context: "endpoint 1" });
  assert.deepEqual(openSealed([current, former], { sealed, context: "endpoint 1" }), plain);
  assert.deepEqual(sealed.subarray(0, 9), sealMark(former));
  assert.notDeepEqual(sealMark(current), sealMark(former));
});

test("another secret, another context and changed bytes open nothing", () => {
  const sealed = seal(current, { plain, context: "endpoint 1" });
  assert.equal(openSealed([former], { sealed, context: "endpoint 1" }), null);
  assert.equal(openSealed([current], { sealed, context: "endpoint 2" }), null);
  for (const position of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    assert.equal(openSealed([current], { sealed: changed, context: "endpoint 1" }), null, `byte ${position}`);
  }
  for (const length of [0, 1, 9, 20, sealed.length - 1]) {
    assert.equal(openSealed([current], { sealed: sealed.subarray(0, length), context: "endpoint 1" }), null);
  }
});

test("sealed bytes hold nothing of what they seal, and are never the same twice", () => {
  const one = Buffer.from(seal(current, { plain, context: "" }));
  assert.equal(one.includes(plain), false);
  assert.equal(one.length, 9 + 12 + plain.length + 16);
  assert.notDeepEqual(one, Buffer.from(seal(current, { plain, context: "" })));
});
