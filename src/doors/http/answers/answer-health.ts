import type { Answer } from "./answer.ts";
import { jsonAnswer } from "./answer.ts";

/** Whether the service can build now, and if not, why: one sentence a reason. */
export interface Readiness {
  ready: boolean;
  reasons: string[];
}

/** The answer of `/healthz`: the process lives. */
export function answerHealth(): Answer {
  return jsonAnswer(200, { status: "alive" });
}

/** The answer of `/readyz`: 200 once the service can build, else 503 with the reasons. */
export function answerReadiness({ ready, reasons }: Readiness): Answer {
  return ready ? jsonAnswer(200, { status: "ready" }) : jsonAnswer(503, { status: "not ready", reasons }, { "retry-after": "1" });
}
