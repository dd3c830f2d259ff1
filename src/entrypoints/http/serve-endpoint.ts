// One request to one endpoint, from the key to the answer. The order is part of the contract: the key is checked before
// the input. (The contract, the server's `X-Request-Id`, the host and the body size come before: see create-api.ts.)
import { requireScope } from "../../domain/call.ts";
import type { Call, AppContext } from "../../domain/call.ts";
import { admitAddress } from "../../domain/usage/limits/admit-address.ts";
import { requireWithin } from "../../domain/usage/limits/rate-limits.ts";
import type { PlanName } from "../../domain/plans/plans.ts";
import { requireApiPlan } from "../../domain/plans/require-api-plan.ts";
import type { StreamLimit } from "../../domain/usage/limits/stream-limit.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { admit } from "./admission/admit.ts";
import { rateHeaders } from "./admission/rate-headers.ts";
import type { Answer } from "./answers/answer.ts";
import { packAnswer } from "./answers/pack-answer.ts";
import type { EndpointName, EndpointTypes } from "./endpoints/endpoints.ts";
import { endpoints } from "./endpoints/endpoints.ts";
import type { ApiContract, RequestParts } from "./contracts/api-contract.ts";
import { requireKnownParameters } from "./contracts/reading/require-known-parameters.ts";
import { withIdempotencyKey } from "./contracts/reading/with-idempotency-key.ts";
import { readBody } from "./read-body.ts";

/** A request to an endpoint. `clientSignal` is aborted when the client disconnects; `setHeaders` adds headers, also to a refusal. */
export interface EndpointRequest {
  parts: Omit<RequestParts, "body">;
  address: string;
  contentType: string | undefined;
  bytes: Uint8Array | null;
  clientSignal(): AbortSignal;
  setHeaders(headers: Record<string, string>): void;
}

/** The dependencies for serving requests. */
export interface EndpointDependencies {
  ctx: AppContext;
  changes: ChangeFeed;
  /** The non-public networks that webhooks may be sent to. */
  webhookNetworks: readonly string[];
  /** The open streams of this process. */
  streams: StreamLimit;
  /** The plans that have API access, for a contract that requires it. */
  apiPlans: readonly PlanName[];
}

/** What starts a build, once for each `requestId`. */
const REPEATABLE: ReadonlySet<EndpointName> = new Set<EndpointName>(["startBuild", "sendMessage", "editFiles", "restoreVersion"]);

/** Serves an endpoint in a contract; null if the contract does not have it. Throws a `ServiceError` for refusals. */
export function serveEndpoint<Name extends EndpointName>(
  dependencies: EndpointDependencies,
  { contract, name }: { contract: ApiContract; name: Name },
): ((request: EndpointRequest) => Promise<Answer>) | null {
  const { ctx, changes, webhookNetworks, streams } = dependencies;
  const endpoint = endpoints[name];
  const shape = contract.shapes[name];
  if (shape === undefined) return null;
  const admitKeyed = admitWithKey(dependencies, { contract, name });
  return async (request) => {
    const { parts, contentType, bytes, clientSignal } = request;
    const read = () => {
      if (contract.rejectsUnknownParameters) requireKnownParameters(parts.query, shape.query);
      const body = shape.body === null ? undefined : readBody({ bytes, contentType, contentEncoding: parts.headers["content-encoding"] });
      return shape.decode({ ...parts, body: REPEATABLE.has(name) ? withIdempotencyKey(body, parts.headers) : body });
    };
    const render = (input: EndpointTypes[Name]["input"], result: EndpointTypes[Name]["result"]) =>
      packAnswer(shape.render(result, { input, addresses: ctx.addresses }));
    if (shape.isOpen && endpoint.runForAnyone && parts.headers.authorization === undefined) {
      await admitAnyone(ctx, request);
      const input = read();
      return render(input, await endpoint.runForAnyone(ctx, input));
    }
    const call = await admitKeyed(request);
    const input = read();
    const visitor = { agent: parts.headers["user-agent"] ?? "", address: request.address };
    return render(input, await endpoint.run(call, input, { changes, clientSignal, visitor, webhookNetworks, streams }));
  };
}

/** Admits a request that needs no key, within the rate limit of its IP address. */
export async function admitAnyone(
  ctx: AppContext,
  { address, setHeaders }: Pick<EndpointRequest, "address" | "setHeaders">,
): Promise<void> {
  const rateLimitStatus = await admitAddress(ctx, address);
  const now = ctx.clock.now();
  setHeaders(rateHeaders([rateLimitStatus], now));
  requireWithin([rateLimitStatus], now);
}

function admitWithKey(
  { ctx, apiPlans }: EndpointDependencies,
  { contract, name }: { contract: ApiContract; name: EndpointName },
): (request: EndpointRequest) => Promise<Call> {
  const { scope } = endpoints[name];
  const policies = contract.limits(name);
  return async ({ parts, setHeaders }) => {
    const { call, rateLimits } = await admit(ctx, { authorization: parts.headers.authorization, policies });
    const now = ctx.clock.now();
    const [first, ...others] = rateLimits;
    if (first !== undefined) setHeaders(rateHeaders([first, ...others], now));
    if (contract.asksForPlan) requireApiPlan(call, apiPlans);
    if (scope !== null) requireScope(call, scope);
    requireWithin(rateLimits, now);
    return call;
  };
}
