import type { Outputs } from "../api/client.ts";

/** What a person is asked. */
export type Consent = Outputs["connections"]["request"];
