import assert from "node:assert/strict";
import { test } from "node:test";
import { namedStatement } from "./named-statement.ts";

test("parameters are numbered in the order in which they first appear, and used again", () => {
  const rename = namedStatement<{ id: string; name: string; at: Date }>(
    "rename",
    "update x set name = $name, at = $at::timestamptz where id = $id and at <= $at",
  );
  const at = new Date(0);
  assert.deepEqual(rename({ id: "1", at, name: "a" }), {
    name: "rename",
    text: "update x set name = $1, at = $2::timestamptz where id = $3 and at <= $2",
    values: ["a", at, "1"],
  });
});

test("a parameter without a value is refused", () => {
  assert.throws(() => namedStatement<object>("one", "select $id")({}), /the statement one has no value for \$id/);
});
