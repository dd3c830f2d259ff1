// One request to one endpoint, from the key to the answer. The order is part of the contract: who asks comes before what
// is asked. (The request's id, its form and its body's size have been looked at before: see create-api.ts.)
import { requireScope } from "../../domain/call.ts";
import type { Call, Ground } from "../../domain/call.ts";
import { admitAddress } from "../../domain/usage/limits/admit-address.ts";
import { requireWithin } from "../../domain/usage/limits/standing.ts";
import type { PlanName } from "../../domain/plans/plans.ts";
import { requireApiPlan } from "../../domain/plans/require-api-plan.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { admit } from "./admission/admit.ts";
import { rateHeaders } from "./admission/rate-headers.ts";
import type { Answer } from "./answers/answer.ts";
import type { EndpointName, EndpointTypes } from "./endpoints.ts";
import { endpoints } from "./endpoints.ts";
import type { Form, RequestParts } from "./forms/form.ts";
import { readBody } from "./read-body.ts";

/** A request as the endpoint needs it. `goneSignal` makes a signal that is aborted when the client goes away; what is told to `tellHeaders` goes with the answer, also with a refusal. */
export interface EndpointRequest {
  parts: Omit<RequestParts, "body">;
  address: string;
  contentType: string | undefined;
  bytes: Uint8Array | null;
  goneSignal(): AbortSignal;
  tellHeaders(headers: Record<string, string>): void;
}

/** Where requests are served. */
export interface Counter {
  ground: Ground;
  changes: ChangeFeed;
  /** The plans that have API access, for a form that asks. */
  apiPlans: readonly PlanName[];
}

/** Serves requests to one endpoint in one form; null where the form does not have it. Refuses with a `ServiceError`. */
export function serveEndpoint<Name extends EndpointName>(
  counter: Counter,
  { form, name }: { form: Form; name: Name },
): ((request: EndpointRequest) => Promise<Answer>) | null {
  const { ground, changes } = counter;
  const endpoint = endpoints[name];
  const shape = form.shapes[name];
  if (shape === undefined) return null;
  const admitKeyed = admitWithKey(counter, { form, name });
  return async (request) => {
    const { parts, contentType, bytes, goneSignal } = request;
    const read = () => shape.decode({ ...parts, body: shape.body === null ? undefined : readBody(bytes, contentType) });
    const present = (input: EndpointTypes[Name]["input"], result: EndpointTypes[Name]["result"]) =>
      shape.present(result, { input, addresses: ground.addresses });
    if (shape.isOpen && endpoint.runForAnyone && parts.headers.authorization === undefined) {
      await admitAnyone(ground, request);
      const input = read();
      return present(input, await endpoint.runForAnyone(ground, input));
    }
    const call = await admitKeyed(request);
    const input = read();
    return present(input, await endpoint.run(call, input, { changes, goneSignal }));
  };
}

/** Admits a request that needs no key, within its address's limit. */
export async function admitAnyone(
  ground: Ground,
  { address, tellHeaders }: Pick<EndpointRequest, "address" | "tellHeaders">,
): Promise<void> {
  const standing = await admitAddress(ground, address);
  const now = ground.clock.now();
  tellHeaders(rateHeaders([standing], now));
  requireWithin([standing], now);
}

function admitWithKey(
  { ground, apiPlans }: Counter,
  { form, name }: { form: Form; name: EndpointName },
): (request: EndpointRequest) => Promise<Call> {
  const { scope } = endpoints[name];
  const policies = form.limits(name);
  return async ({ parts, tellHeaders }) => {
    const { call, standings } = await admit(ground, { authorization: parts.headers.authorization, policies });
    const now = ground.clock.now();
    const [first, ...others] = standings;
    if (first !== undefined) tellHeaders(rateHeaders([first, ...others], now));
    if (form.asksForPlan) requireApiPlan(call, apiPlans);
    if (scope !== null) requireScope(call, scope);
    requireWithin(standings, now);
    return call;
  };
}
