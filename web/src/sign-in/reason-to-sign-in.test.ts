import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonToSignIn } from "./reason-to-sign-in.ts";

test("a sign-in says why one is there", () => {
  for (const [to, reason] of [
    ["/open-site?site=recipes&to=%2F", /private/],
    ["/connect/cli?port=1", /command line/],
    ["/connect/abc", /app asks/],
    ["/projects/abc?panel=code", /project/],
    ["/settings/keys", /page/],
    ["/trash", /page/],
  ] as const) {
    assert.match(reasonToSignIn({ to }) ?? "", reason, to);
    assert.match(reasonToSignIn({ to, why: "ended" }) ?? "", /session has ended/, to);
  }
  for (const to of [undefined, "/", "/open-sites"]) assert.equal(reasonToSignIn({ to }), null, to);
  assert.equal(reasonToSignIn({ why: "anything" }), null);
});
