// A client that asks the service for no more than a sign of life, again and again, in a process of its own: what it waits
// is what the service's event loop has to do before, and what the machine does beside.
import { setTimeout as pause } from "node:timers/promises";
import { wireText } from "../requests.ts";
import { openConnection } from "./connection.ts";

/** Whom to ask, and how long after each answer; null ends the asking. */
export type ProbePlan = { port: number; pauseMilliseconds: number } | { port: null };

/** How long each answer took, in milliseconds; `wrong` is the first answer that was not 200. */
export interface Probed {
  milliseconds: number[];
  wrong: string | null;
}

let isOver = false;

async function probe({ port, pauseMilliseconds }: { port: number; pauseMilliseconds: number }): Promise<void> {
  const connection = await openConnection(port);
  const request = wireText({ path: "/healthz", key: "none" });
  const probed: Probed = { milliseconds: [], wrong: null };
  while (!isOver && probed.wrong === null) {
    const began = performance.now();
    const { status, text } = await connection.ask(request);
    probed.milliseconds.push(performance.now() - began);
    if (status !== 200) probed.wrong = text;
    await pause(pauseMilliseconds);
  }
  connection.close();
  process.send?.(probed);
}

process.on("message", (plan: ProbePlan) => {
  if (plan.port === null) isOver = true;
  else void probe(plan);
});
process.on("disconnect", () => process.exit());
