// One request to one endpoint, from the key to the answer. The order is part of the contract: who asks comes before what
// is asked. (The request's id, its form and its body's size have been looked at before: see create-api.ts.)
import { requireScope } from "../../domain/call.ts";
import type { Ground } from "../../domain/call.ts";
import type { PlanName } from "../../domain/plans/plans.ts";
import { requireApiPlan } from "../../domain/plans/require-api-plan.ts";
import { countRequest } from "../../domain/usage/count-request.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import type { Answer } from "./answers/answer.ts";
import { authenticate } from "./authenticate.ts";
import type { EndpointName, EndpointTypes } from "./endpoints.ts";
import { endpoints } from "./endpoints.ts";
import type { Form, RequestParts } from "./forms/form.ts";
import { readBody } from "./read-body.ts";

/** A request as the endpoint needs it. `signal` is aborted when the client goes away. */
export interface EndpointRequest {
  parts: Omit<RequestParts, "body">;
  contentType: string | undefined;
  bytes: Uint8Array | null;
  signal: AbortSignal;
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
  { ground, changes, apiPlans }: Counter,
  { form, name }: { form: Form; name: Name },
): ((request: EndpointRequest) => Promise<Answer>) | null {
  const endpoint = endpoints[name];
  const shape = form.shapes[name];
  if (shape === undefined) return null;
  return async ({ parts, contentType, bytes, signal }) => {
    const { authorization } = parts.headers;
    const read = () => shape.decode({ ...parts, body: shape.body === null ? undefined : readBody(bytes, contentType) });
    const present = (input: EndpointTypes[Name]["input"], result: EndpointTypes[Name]["result"]) =>
      shape.present(result, { input, addresses: ground.addresses });
    if (shape.isOpen && endpoint.runForAnyone && authorization === undefined) {
      const input = read();
      return present(input, await endpoint.runForAnyone(input));
    }
    const call = await authenticate(ground, authorization);
    await countRequest(call);
    if (form.asksForPlan) requireApiPlan(call, apiPlans);
    if (endpoint.scope !== null) requireScope(call, endpoint.scope);
    const input = read();
    return present(input, await endpoint.run(call, input, { changes, signal }));
  };
}
