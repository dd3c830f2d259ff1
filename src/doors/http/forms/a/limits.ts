import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import type { Form } from "../form.ts";

const requests: RatePolicy = { id: "a/requests", name: "requests", window: 60, requestsMax: () => 600 };
const creates: RatePolicy = { id: "a/creates", name: "creates", window: 300, requestsMax: () => 30 };

/** Form A allows a key 600 requests a minute in all, and of them 30 creates in five minutes. */
export const limits: Form["limits"] = (endpoint) => (endpoint === "startBuild" ? [creates, requests] : [requests]);
