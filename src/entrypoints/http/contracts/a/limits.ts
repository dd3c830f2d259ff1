import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import type { ApiContract } from "../api-contract.ts";

const requests: RatePolicy = { id: "a/requests", name: "requests", window: 60, requestsMax: () => 600 };
const creates: RatePolicy = { id: "a/creates", name: "creates", window: 300, requestsMax: () => 30 };

/** Contract A's rate limits per key: 600 requests per minute in total, including at most 30 creates in five minutes. */
export const limits: ApiContract["limits"] = (endpoint) => (endpoint === "startBuild" ? [creates, requests] : [requests]);
