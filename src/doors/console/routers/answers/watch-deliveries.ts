// An endpoint and the newest of its deliveries, as they change, for as long as somebody looks. Deliveries are announced to
// who sends them and to nobody else, so what is told is read anew twice a second, and told where it differs.
import { setTimeout as delay } from "node:timers/promises";
import { tracked, TRPCError } from "@trpc/server";
import { isStillSignedIn } from "../../../../domain/accounts/sessions/is-still-signed-in.ts";
import type { SignedIn } from "../../../../domain/accounts/sessions/sessions.ts";
import type { Call } from "../../../../domain/call.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { withoutSecrets } from "../../../../domain/webhooks/endpoints/list-endpoints.ts";
import { requireEndpoint } from "../../../../domain/webhooks/endpoints/require-endpoint.ts";
import { listDeliveries } from "../../../../domain/webhooks/log/list-deliveries.ts";
import { contentHash } from "../../../../kit/secrets.ts";
import { refusalOf } from "../../rpc/procedures.ts";
import { presentDeliveryPage, presentEndpoint } from "./webhook-answers.ts";

const PAUSE_MILLISECONDS = 500;
const SHOWN = 25;

/** Tells an endpoint with its newest deliveries at once and then whenever they have changed, until the signal is aborted. Throws when the session has ended or the endpoint is gone. */
export async function* watchDeliveries(
  { call, session }: { call: Call; session: SignedIn["session"] },
  { endpointId, signal = new AbortController().signal }: { endpointId: string; signal: AbortSignal | undefined },
) {
  let told = "";
  while (!signal.aborted) {
    if (!(await isStillSignedIn(call, { sessionId: session.id }))) {
      throw new TRPCError({ code: "UNAUTHORIZED", message: "Sign in to go on." });
    }
    const [read] = await Promise.allSettled([readLog(call, endpointId)]);
    // What is thrown once the answer has begun no middleware sees.
    if (read.status === "rejected") throw read.reason instanceof ServiceError ? refusalOf(read.reason) : read.reason;
    const id = contentHash(JSON.stringify(read.value)).slice(0, 16);
    if (id !== told) yield tracked(id, read.value);
    told = id;
    await Promise.allSettled([delay(PAUSE_MILLISECONDS, undefined, { signal })]);
  }
}

async function readLog(call: Call, endpointId: string) {
  const endpoint = presentEndpoint(withoutSecrets(await requireEndpoint(call, endpointId)));
  const page = presentDeliveryPage(await listDeliveries(call, { endpointId, status: null, before: null, limit: SHOWN }));
  return { endpoint, ...page };
}
