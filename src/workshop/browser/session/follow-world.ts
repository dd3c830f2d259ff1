// The probe lives in an isolated world that every new document recreates. This tracks the newest one, so that a
// question asked while a page is being replaced goes to the new page.
import type { CDPSession } from "playwright-core";

/** The probe's world in the current page. */
export interface World {
  /** Evaluates an expression there and resolves with its value, which must be plain data. Waits for a document that is loading; rejects once the page is closed. */
  evaluate<Value>(expression: string): Promise<Value>;
}

/** The name of the isolated world, and of the probe in it. */
export const WORLD = "atelier";

/** True if another document replaced the page before it answered. */
const isReplaced = (message: string): boolean =>
  /Cannot find context|uniqueContextId not found|context was destroyed|Inspected target navigated/i.test(message);

/** Installs the script in the page and every later document, and tracks where it runs. */
export async function followWorld(session: CDPSession, script: string): Promise<World> {
  let newest = Promise.withResolvers<string>();
  let known = false;
  session.once("close", () => {
    // Nobody may be waiting.
    newest.promise.catch(() => undefined);
    newest.reject(new Error("the page was closed"));
  });
  const { frameTree } = await session.send("Page.getFrameTree");
  session.on("Runtime.executionContextsCleared", () => {
    // Callers that are already waiting get the next world.
    if (known) newest = Promise.withResolvers<string>();
    known = false;
  });
  session.on("Runtime.executionContextCreated", ({ context }) => {
    if (context.name !== WORLD || context.auxData?.["frameId"] !== frameTree.frame.id) return;
    if (known) newest = Promise.withResolvers<string>();
    known = true;
    newest.resolve(context.uniqueId);
  });
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: script, worldName: WORLD });
  await session.send("Runtime.enable");

  const evaluateOnce = async (expression: string): Promise<{ value: unknown } | { replaced: true }> => {
    const uniqueContextId = await newest.promise;
    try {
      const answer = await session.send("Runtime.evaluate", { expression, uniqueContextId, awaitPromise: true, returnByValue: true });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
      return { value: answer.result.value };
    } catch (error) {
      if (!(error instanceof Error) || !isReplaced(error.message)) throw error;
      return { replaced: true };
    }
  };
  return {
    async evaluate<Value>(expression: string) {
      for (;;) {
        const answer = await evaluateOnce(expression);
        if ("value" in answer) return trusted<Value>(answer.value);
      }
    },
  };
}

/** Holds because the probe is our own code in an isolated world: its answers have the types of its contract. */
const trusted = <Value>(value: unknown): Value => value as Value;
