import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import type { ApiContract } from "../api-contract.ts";

const requests: RatePolicy = { id: "b/requests", name: "requests", window: 60, requestsMax: () => 60 };

/** Contract B's rate limit per key: 60 requests per minute. */
export const limits: ApiContract["limits"] = () => [requests];
