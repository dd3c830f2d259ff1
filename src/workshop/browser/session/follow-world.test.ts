import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { test } from "node:test";
import type { CDPSession } from "playwright-core";
import { followWorld, WORLD } from "./follow-world.ts";

/** A session of the protocol that answers every evaluation with the world in which it took place. */
class Session extends EventEmitter {
  async send(method: string, { uniqueContextId }: { uniqueContextId?: string } = {}): Promise<unknown> {
    return method === "Page.getFrameTree" ? { frameTree: { frame: { id: "main" } } } : { result: { value: uniqueContextId } };
  }
}

const open = async (): Promise<{ session: Session; ask: () => Promise<string> }> => {
  const session = new Session();
  // Of a session, only these methods are used.
  const world = await followWorld(session as unknown as CDPSession, "");
  return { session, ask: () => world.evaluate<string>("1") };
};

const created = (uniqueId: string): object => ({ context: { name: WORLD, uniqueId, auxData: { frameId: "main" } } });

test("a question waits for the newest document", async () => {
  const { session, ask } = await open();
  const first = ask();
  session.emit("Runtime.executionContextCreated", created("one"));
  assert.equal(await first, "one");
  session.emit("Runtime.executionContextsCleared");
  const second = ask();
  session.emit("Runtime.executionContextCreated", created("two"));
  assert.equal(await second, "two");
});

test("a question to a page that is closed before its document is there is rejected", async () => {
  const { session, ask } = await open();
  const asked = ask();
  session.emit("close");
  await assert.rejects(asked, /was closed/);
  await assert.rejects(ask(), /was closed/);
});
