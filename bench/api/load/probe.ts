// A client in its own process that only polls the health of the service: its latency is the time the service's event
// loop is busy, plus other load on the machine.
import { setTimeout as pause } from "node:timers/promises";
import { wireText } from "../requests.ts";
import { openConnection } from "./connection.ts";

/** The port to poll, and the pause after each response; null stops polling. */
export type ProbePlan = { port: number; pauseMilliseconds: number } | { port: null };

/** The time of each response, in milliseconds; `wrong` is the first one that was not 200. */
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
