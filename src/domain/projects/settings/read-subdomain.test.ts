import assert from "node:assert/strict";
import { test } from "node:test";
import { readSubdomain } from "./read-subdomain.ts";

test("a name is a label of a host, in lower case", () => {
  for (const [wanted, name] of [
    ["socks", "socks"],
    [" My-Socks ", "my-socks"],
    ["a1b", "a1b"],
    ["123", "123"],
    ["a".repeat(40), "a".repeat(40)],
  ]) {
    assert.deepEqual(readSubdomain(wanted ?? ""), { name });
  }
});

test("what is no label, is encoded, or would be taken for ours is refused with a sentence", () => {
  for (const wanted of [
    "",
    "ab",
    "a".repeat(41),
    "-abc",
    "abc-",
    "a.bc",
    "a_bc",
    "ä-bc",
    "a bc",
    "xn--abc",
    "ab--c",
    "WWW",
    "api",
    "mail",
    "atelier",
    "аtelier",
  ]) {
    const read = readSubdomain(wanted);
    assert.ok("problem" in read && read.problem.endsWith("."), wanted);
  }
});
