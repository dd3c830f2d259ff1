import assert from "node:assert/strict";
import { test } from "node:test";
import { type Failure, judgeFailure } from "./judge-failure.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const ahead = (milliseconds: number) => ({ status: "pending", dueAt: new Date(now.getTime() + milliseconds) });
const well = { isEnabled: true, failingSince: null, failedAt: null };
const failing = (since: number, last: number) => ({ isEnabled: true, failingSince: ago(since), failedAt: ago(last) });
const exhausted = { status: "failed", failedBecause: "exhausted" };
const disabled = { status: "failed", failedBecause: "disabled" };

const table: [string, Partial<Failure>, object, Date, string | null][] = [
  ["the first failure is tried again after five seconds", { attempts: 1 }, ahead(5_000), now, null],
  ["an answer that is no 2xx is as good as none", { attempts: 2, answered: 302 }, ahead(300_000), now, null],
  [
    "a receiver that asks for a longer wait gets it",
    { answered: 503, retryAt: new Date(now.getTime() + 120_000) },
    ahead(120_000),
    now,
    null,
  ],
  [
    "one that asks for a shorter wait gets the schedule's",
    { attempts: 2, retryAt: new Date(now.getTime() + 1_000) },
    ahead(300_000),
    now,
    null,
  ],
  ["the ninth is tried again after a day", { attempts: 9, endpoint: failing(51, 20) }, ahead(86_400_000), ago(51), null],
  ["the tenth is the last", { attempts: 10, endpoint: failing(75, 24) }, exhausted, ago(75), null],
  ["a test is tried once", { isTest: true }, exhausted, now, null],
  ["410 disables at once", { answered: 410 }, disabled, now, "gone"],
  ["410 of a test disables too", { answered: 410, isTest: true }, disabled, now, "gone"],
  ["just under five days do not disable", { endpoint: failing(119.9, 1) }, ahead(5_000), ago(119.9), null],
  ["five days of failures disable", { endpoint: failing(120, 1) }, disabled, ago(120), "failing"],
  ["after a long pause a failure counts anew", { endpoint: failing(200, 37) }, ahead(5_000), now, null],
  [
    "what was disabled meanwhile is not disabled again",
    { answered: 410, endpoint: { ...failing(200, 1), isEnabled: false } },
    disabled,
    ago(200),
    null,
  ],
];

for (const [promise, failure, delivery, failingSince, disable] of table) {
  test(promise, () => {
    const judged = judgeFailure({
      attempts: 1,
      isTest: false,
      answered: null,
      retryAt: null,
      endpoint: well,
      now,
      chance: 0.5,
      ...failure,
    });
    assert.deepEqual(judged, { delivery, failingSince, disable });
  });
}
