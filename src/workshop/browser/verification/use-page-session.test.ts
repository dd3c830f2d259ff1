import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { test } from "node:test";
import type { PageSession } from "../session/open-page-session.ts";
import { usePageSession } from "./use-page-session.ts";
import type { SessionLimits } from "./use-page-session.ts";

/** A page session of which only what its use asks for is there: it never answers, and has loaded itself this often. */
const silentSession = (ownDocuments: number): PageSession =>
  ({
    page: new EventEmitter(),
    session: { send: () => new Promise(() => undefined) },
    ownDocuments: () => ownDocuments,
    close: () => Promise.resolve(),
  }) as unknown as PageSession;

const limits = (): SessionLimits =>
  ({
    browser: Object.assign(new EventEmitter(), { isConnected: () => true }),
    watch: { mark: () => new Map(), busiestSince: () => 0, yieldToOthers: () => undefined },
    hang: { cpuSeconds: 10, milliseconds: 60_000 },
    over: new AbortController().signal,
    milliseconds: 300,
  }) as unknown as SessionLimits;

const problemOf = async (session: PageSession, work: () => Promise<void>): Promise<string> => {
  const outcome = await usePageSession(session, limits(), work);
  assert.equal(outcome.kind, "broken");
  return outcome.kind === "broken" ? outcome.problem : "";
};

test("a silent page that has loaded itself again and again is explained by its loading", async () => {
  const never = (): Promise<void> => new Promise(() => undefined);
  assert.match(await problemOf(silentSession(12), never), /kept loading itself again \(12 documents/);
  assert.match(await problemOf(silentSession(1), never), /did not answer/);
});

test("so is a page that could not be used, because it replaced itself meanwhile", async () => {
  const fails = (): Promise<void> => Promise.reject(new Error("Navigation interrupted"));
  assert.match(await problemOf(silentSession(12), fails), /kept loading itself again/);
  assert.match(await problemOf(silentSession(1), fails), /could not be used \(Navigation interrupted\)/);
});
