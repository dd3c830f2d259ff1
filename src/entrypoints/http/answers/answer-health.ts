import type { Answer } from "./answer.ts";
import { jsonAnswer } from "./answer.ts";

/** Whether this process can do what its roles require, and if not, why: one sentence per reason. */
export interface Readiness {
  ready: boolean;
  reasons: string[];
}

/** The response of `/healthz`: the process is alive. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: "alive" });
}

/** The response of `/readyz`: 200 when the process is ready, otherwise 503 with the reasons. */
export function answerReadiness({ ready, reasons }: Readiness): Answer {
  return ready ? jsonAnswer(200, { status: "ready" }) : jsonAnswer(503, { status: "not ready", reasons }, { "retry-after": "1" });
}
