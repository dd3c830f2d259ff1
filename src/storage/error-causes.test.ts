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

test("the log is told every cause", () => {
  assert.match(stackOf(wrapped(new Error("the innermost"))), /Failed query[^]*caused by[^]*the innermost/);
  assert.equal(stackOf("a text"), "a text");
});

test("the log is told which statement failed and why, and none of its values", () => {
  const error = new DrizzleQueryError("insert into messages values ($1)", ["a secret\nprompt"], new Error("out of memory"));
  const told = stackOf(wrapped(error));
  assert.match(told, /Failed query: insert into messages values \(\$1\)\n +at [^]*caused by[^]*out of memory/);
  assert.doesNotMatch(told, /secret|prompt/);
});
