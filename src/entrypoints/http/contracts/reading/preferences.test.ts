import assert from "node:assert/strict";
import { test } from "node:test";
import { appliedWait, preferredWait, prefersZip } from "./preferences.ts";

test("Prefer: wait is read among other preferences, at most 60 seconds, and ignored where it is none", () => {
  const cases: [string | string[] | undefined, number][] = [
    ["wait=10", 10],
    ["respond-async, wait=10", 10],
    [["return=minimal", "WAIT = 5"], 5],
    ['wait="7"', 7],
    ["wait=999", 60],
    ["wait=0", 0],
    ["wait=-1", 0],
    ["wait=1.5", 0],
    ["wait", 0],
    ["", 0],
    [undefined, 0],
  ];
  for (const [prefer, seconds] of cases) assert.equal(preferredWait(prefer).waitSeconds, seconds, String(prefer));
});

test("until=outcome counts only with a wait, and what is applied is named", () => {
  const cases: [string, string | null][] = [
    ["wait=10, until=outcome", "wait=10, until=outcome"],
    ['UNTIL="outcome", wait=99', "wait=60, until=outcome"],
    ["wait=10, until=dawn", "wait=10"],
    ["wait=10, untiloutcome", "wait=10"],
    ["until=outcome", null],
    ["wait=0, until=outcome", null],
  ];
  for (const [prefer, applied] of cases) assert.equal(appliedWait(preferredWait(prefer)), applied, prefer);
});

test("a zip is only for those who ask for one", () => {
  for (const accept of ["application/zip", "application/zip, */*", "application/json;q=0.5, application/zip", "Application/Zip"]) {
    assert.equal(prefersZip(accept), true, accept);
  }
  for (const accept of [
    undefined,
    "",
    "*/*",
    "application/*",
    "application/json",
    "application/zip;q=0",
    "application/zip;q=0.1, application/json",
  ]) {
    assert.equal(prefersZip(accept), false, accept);
  }
});
