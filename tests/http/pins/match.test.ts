import assert from "node:assert/strict";
import { test } from "node:test";
import { fillIn, fillInHeader, insertValues } from "./match.ts";
import type { Json } from "./scenario.ts";

const uuid = "0b2c9f5e-1d7a-4a3b-8c6d-1e2f3a4b5c6d";
const other = "1b2c9f5e-1d7a-4a3b-8c6d-1e2f3a4b5c6d";
const fits = (pin: Json, received: unknown) => assert.deepEqual(fillIn(pin, received, new Map()), received);
const differs = (pin: Json, received: unknown) => assert.notDeepEqual(fillIn(pin, received, new Map()), received);

test("literals must be equal, without missing or additional fields", () => {
  fits({ a: [1, "x", null] }, { a: [1, "x", null] });
  for (const received of [{}, { a: [1, "x"] }, { a: [1, "x", null, 2] }, { a: [1, "x", null], b: 1 }, { a: [1, "x", ""] }, null, [], "x"]) {
    differs({ a: [1, "x", null] }, received);
  }
});

test("a placeholder matches values of its kind", () => {
  const good: [Json, unknown][] = [
    ["<uuid>", uuid],
    ["<date-time>", "2026-01-02T03:04:05.678Z"],
    ["<integer>", 0],
    ["<sentence>", "Send a prompt."],
    ["<text?>", null],
    ["<object>", { any: 1 }],
    ["http://x.test/<uuid>/files", `http://x.test/${uuid}/files`],
    [
      { a: 1, "<rest>": "" },
      { a: 1, b: 2 },
    ],
  ];
  for (const [pin, received] of good) fits(pin, received);
  const bad: [Json, unknown][] = [
    ["<uuid>", `${uuid}0`],
    ["<date-time>", "2026-01-02 03:04:05"],
    ["<integer>", "0"],
    ["<integer>", 1.5],
    ["<positive>", 0],
    ["<integer>", null],
    ["<sentence>", "no sentence"],
    ["<text>", null],
    ["<text>", ""],
    ["<object>", []],
    ["http://x.test/<uuid>/files", `http://y.test/${uuid}/files`],
    [{ a: 1, "<rest>": "" }, { b: 2 }],
  ];
  for (const [pin, received] of bad) differs(pin, received);
});

test("a name has one value throughout a scenario", () => {
  const values = new Map<string, string>();
  assert.equal(fillIn("<uuid:project>", uuid, values), uuid);
  assert.equal(fillIn("<uuid:project>", other, values), uuid);
  assert.equal(fillIn("/x/<uuid:project>", `/x/${uuid}`, values), `/x/${uuid}`);
  assert.equal(insertValues("GET /<uuid:project>", values), `GET /${uuid}`);
  assert.throws(() => insertValues("GET /<uuid:other>", values), /<uuid:other> has no value yet/);
  assert.deepEqual(fillIn(["<uuid:twice>", "<uuid:twice>"], [uuid, other], values), [uuid, uuid]);
});

test("only mismatches stay unchanged", () => {
  const pin = { id: "<uuid>", at: "<date-time>", name: "x" };
  assert.deepEqual(fillIn(pin, { id: uuid, at: "never", name: "y" }, new Map()), { id: uuid, at: "<date-time>", name: "x" });
});

test("a header's number is digits, and null means no header", () => {
  assert.equal(fillInHeader("<integer>", "59", new Map()), "59");
  assert.equal(fillInHeader(`"<word>";q=60;w=60`, `"requests";q=60;w=60`, new Map()), `"requests";q=60;w=60`);
  assert.equal(fillInHeader("<integer>", null, new Map()), "<integer>");
  assert.equal(fillInHeader(null, "x", new Map()), null);
});

test("throws for an unknown kind of placeholder", () => {
  assert.throws(() => fillIn("<guid>", uuid, new Map()), /<guid> is not a kind of placeholder/);
});
