import assert from "node:assert/strict";
import { test } from "node:test";
import { idOfName, newId, readUuid } from "./ids.ts";

test("an id is a UUID of version 7 and sorts by the time it was made", () => {
  const earlier = newId(new Date(1_700_000_000_000));
  const later = newId(new Date(1_700_000_000_001));
  assert.match(earlier, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.ok(earlier < later);
});

test("a UUID is read in any case and of any version, the nil one is refused", () => {
  assert.equal(readUuid("0A0B0C0D-0000-0000-0000-000000000001"), "0a0b0c0d-0000-0000-0000-000000000001");
  for (const refused of [
    "",
    "x",
    "00000000-0000-0000-0000-000000000000",
    "0a0b0c0d000000000000000000000001",
    " 0a0b0c0d-0000-0000-0000-000000000001",
  ]) {
    assert.equal(readUuid(refused), null, refused);
  }
});

test("a name has one id, a UUID of version 8", () => {
  assert.match(idOfName("x"), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(idOfName("x"), idOfName("x"));
  assert.notEqual(idOfName("x"), idOfName("y"));
});

test("ids made in one millisecond sort in the order in which they were made", () => {
  const now = new Date(1_700_000_000_002);
  const ids = Array.from({ length: 500 }, () => newId(now));
  assert.deepEqual(ids, ids.toSorted());
  assert.equal(new Set(ids).size, 500);
});

test("they do so too where ids of other moments are made in between", () => {
  const [now, before] = [new Date(1_700_000_000_005), new Date(1_700_000_000_004)];
  const ids = Array.from({ length: 50 }, () => {
    newId(before);
    return newId(now);
  });
  assert.deepEqual(ids, ids.toSorted());
});
