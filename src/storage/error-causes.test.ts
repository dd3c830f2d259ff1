import assert from "node:assert/strict";
import { test } from "node:test";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { isConnectionLost, isDiskFull, stackOf } from "./error-causes.ts";

const coded = (code: string, facts: object = {}) => Object.assign(new Error("refused"), { code, ...facts });
const wrapped = (cause: Error) => new Error("Failed query", { cause });

test("a lost connection is recognised under any wrapping", () => {
  for (const code of ["57P01", "57P03", "08006", "08P01", "ECONNREFUSED", "ECONNRESET"]) {
    assert.ok(isConnectionLost(coded(code)), code);
    assert.ok(isConnectionLost(wrapped(wrapped(coded(code)))), code);
  }
  assert.ok(isConnectionLost(wrapped(new Error("Connection terminated unexpectedly"))));
  assert.ok(isConnectionLost(coded("ENOENT", { syscall: "connect" })));
});

test("other errors are not taken for a lost connection", () => {
  for (const error of [coded("23505"), coded("53100"), coded("ENOENT", { syscall: "open" }), new Error("no"), "no", null]) {
    assert.ok(!isConnectionLost(error));
  }
});

test("a full disk is the database's or the machine's", () => {
  assert.ok(isDiskFull(wrapped(coded("53100"))));
  assert.ok(isDiskFull(coded("ENOSPC", { syscall: "write" })));
  assert.ok(!isDiskFull(coded("57P01")));
});

test("every cause is logged with its class, its facts and its place", () => {
  const inner = Object.assign(new RangeError("the innermost"), { code: "22003", table: "projects", syscall: "a text of a person" });
  const logged = stackOf(new TypeError("outer", { cause: inner }));
  assert.match(
    logged,
    /^TypeError\n {4}at [^]*error-causes\.test\.ts:\d+:\d+\)?\n[^]*\ncaused by RangeError, code 22003, table projects\n {4}at /,
  );
  assert.equal(stackOf("a text"), "a thrown string");
});

test("the failed statement and the reason are logged, and none of its values", () => {
  const error = new DrizzleQueryError("insert into messages values ($1)", ["a secret\nprompt"], coded("53200"));
  const logged = stackOf(wrapped(error));
  assert.match(logged, /Failed query: insert into messages values \(\$1\)\n +at [^]*caused by Error, code 53200/);
  assert.doesNotMatch(logged, /secret|prompt/);
});

test("what a message, a name or a stack was given from outside never reaches the log", () => {
  const frames = "canary\n    at canary (http://127.0.0.1/canary.js:1:1)\n    at canary (<anonymous>)";
  const named = new Error("gone");
  Object.assign(named, { name: "canary", stack: `canary: ${frames}\n    at canary (http://canary:1:2)`, message: "other" });
  const shortened = new Error(`a ${frames}`);
  shortened.message = "a";
  const parsed = [
    named,
    shortened,
    new Error(frames),
    new Error("outer", { cause: new SyntaxError(`Unexpected token, "canary" is not valid`) }),
  ];
  for (const error of [...parsed, "canary", { canary: 1 }]) assert.doesNotMatch(stackOf(error), /canary/);
});
