import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { writeProject } from "../../index.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
const prize = { one: "prize", fields: [field("Name")], rows: [["Lucky mug"], ["Pennant"]] };
const inPrize = field("Prize", "reference", { of: "prize" });

/** A written app with prizes and what refers to them, with the own rows of who looks. */
function written(one: string, fields: readonly object[], rows: readonly unknown[][]): ReadonlyMap<string, unknown> {
  const told = { one, access: { see: "members", change: "owner" }, fields, rows };
  const { blueprint } = draftedSketch("People with accounts win prizes", {
    title: "Fair",
    kind: "tool",
    things: [prize, told],
    abilities: [{ wish: "people have accounts", kind: "account" }],
    pages: [
      { title: "Prizes", sections: [{ thing: "prize" }] },
      { title: "Mine", sections: [{ heading: "My own", thing: one, mine: true }] },
    ],
  });
  return writeProject(blueprint);
}

const headingsIn = (files: ReadonlyMap<string, unknown>, path: RegExp): string | undefined =>
  /headings=\{\[([^\]]*)\]\}/.exec(String([...files].find(([name]) => path.test(name))?.[1]))?.[1];

test("own rows that may be called after the person have other values to be called by, and people have not", () => {
  const fields = [field("Winner"), field("Words"), inPrize, field("Won", "date", { formula: "now" })];
  const rows = [["Ada", "Hooray", "Lucky mug", -2]];
  assert.equal(headingsIn(written("win", fields, rows), /pages\/mine/), '"words", "prize", "won"');
  assert.equal(headingsIn(written("player", fields, rows), /pages\/mine/), undefined);
});

test("rows that are called after the one on whose page they stand have other values to be called by, and others need none", () => {
  const page = /pages\/prize-page/;
  const named = [field("Prize name"), inPrize, field("Winner", "text", { formula: "me" })];
  assert.equal(headingsIn(written("win", named, [["Lucky mug", "Lucky mug", "Ada"]]), page), '"winner"');
  assert.equal(headingsIn(written("win", named, [["At last", "Lucky mug", "Ada"]]), page), undefined);
  assert.equal(headingsIn(written("win", named.slice(1), [["Lucky mug", "Ada"]]), page), '"winner"');
});
