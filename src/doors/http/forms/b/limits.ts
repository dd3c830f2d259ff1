import type { RatePolicy } from "../../../../domain/usage/limits/policy.ts";
import type { Form } from "../form.ts";

const requests: RatePolicy = { id: "b/requests", name: "requests", window: 60, requestsMax: () => 60 };

/** Form B allows a key 60 requests a minute. */
export const limits: Form["limits"] = () => [requests];
