import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { PageSession } from "../session/open-page-session.ts";
import { usePageSession } from "./use-page-session.ts";
import type { SessionLimits } from "./use-page-session.ts";

const never = (): Promise<never> => new Promise(() => undefined);

/** A page session of which only what its use asks for is there: it never answers if that is not said, and has loaded itself this often. */
const silentSession = (ownDocuments: number, answer: () => Promise<unknown> = never): PageSession =>
  ({
    page: new EventEmitter(),
    session: { send: answer },
    ownDocuments: () => ownDocuments,
    close: () => Promise.resolve(),
  }) as unknown as PageSession;

const limits = (waitedMilliseconds: () => number = () => 0): SessionLimits =>
  ({
    browser: Object.assign(new EventEmitter(), { isConnected: () => true }),
    watch: { mark: () => new Map(), busiestSince: () => 0, waitedMilliseconds, yieldToOthers: () => undefined },
    hang: { cpuSeconds: 10, milliseconds: 60_000 },
    over: new AbortController().signal,
    milliseconds: 1_200,
  }) as unknown as SessionLimits;

const problemOf = async (session: PageSession, work: () => Promise<void>): Promise<string> => {
  const outcome = await usePageSession(session, limits(), work);
  assert.equal(outcome.kind, "broken");
  return outcome.kind === "broken" ? outcome.problem : "";
};

test("a silent page that has loaded itself again and again is explained by its loading", async () => {
  assert.match(await problemOf(silentSession(12), never), /kept loading itself again \(12 documents/);
  assert.match(await problemOf(silentSession(1), never), /did not answer/);
});

test("so is a page that could not be used, because it replaced itself meanwhile", async () => {
  const fails = (): Promise<void> => Promise.reject(new Error("Navigation interrupted"));
  assert.match(await problemOf(silentSession(12), fails), /kept loading itself again/);
  assert.match(await problemOf(silentSession(1), fails), /could not be used \(Navigation interrupted\)/);
});

test("a page that answers to the end is not called silent", async () => {
  assert.match(
    await problemOf(
      silentSession(1, async () => ({})),
      never,
    ),
    /the page answered, but was not done with in 1 seconds/,
  );
});

test("time in which others have the processor counts for no limit", async () => {
  const start = performance.now();
  const alwaysWaiting = (): number => performance.now() - start;
  const done = await usePageSession(silentSession(0), limits(alwaysWaiting), () => delay(2_000, "done"));
  assert.deepEqual(done, { kind: "done", value: "done" });
});
