// What a process answers while it serves no API: `/healthz`, `/readyz`, and one refusal for every other request. It is
// the whole HTTP surface of a process that is starting, and of one whose only role is to build.
import type { IncomingMessage, ServerResponse } from "node:http";
import { systemClock } from "../../lib/clock.ts";
import { newId } from "../../lib/ids.ts";

/** Whether a process can do its job now, and the reasons why not, one sentence each. */
export interface ProcessReadiness {
  ready: boolean;
  reasons: string[];
}

/** A response with a JSON body. */
export interface JsonResponse {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** How readiness is decided, and the response to everything that is not a health check. */
export interface HealthOptions {
  /** Never rejects. */
  ready(): Promise<ProcessReadiness>;
  otherwise: JsonResponse;
}

const RETRY = { "retry-after": "1" };

/** Makes the handler of a process that serves no API. `HEAD` is answered as `GET`, without a body. */
export function createHealthHandler({ ready, otherwise }: HealthOptions): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const [path] = (request.url ?? "/").split("?", 1);
    if (path === "/healthz") return send(response, { status: 200, body: { status: "alive" } });
    if (path !== "/readyz") return send(response, otherwise);
    void ready().then((readiness) => send(response, readinessResponse(readiness)));
  };
}

/** The refusal of a worker-only process: the request belongs to a process with the role `api`, at the service's URL. */
export function onlyBuilds(serviceUrl: string): JsonResponse {
  const error = `This process only builds. Send requests to ${serviceUrl}, which processes with the role "api" answer.`;
  return { status: 421, body: { error, code: "MISDIRECTED_REQUEST", status: 421 } };
}

/** The response while the process starts: retry in a second. */
export const STARTING: HealthOptions = {
  ready: async () => ({ ready: false, reasons: ["Atelier is starting."] }),
  otherwise: { status: 503, body: { status: "not ready", reasons: ["Atelier is starting."] }, headers: RETRY },
};

function readinessResponse({ ready, reasons }: ProcessReadiness): JsonResponse {
  return ready ? { status: 200, body: { status: "ready" } } : { status: 503, body: { status: "not ready", reasons }, headers: RETRY };
}

function send(response: ServerResponse, { status, body, headers = {} }: JsonResponse): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": newId(systemClock.now()),
    ...headers,
  });
  response.end(JSON.stringify(body));
}
