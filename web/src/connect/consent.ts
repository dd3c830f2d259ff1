import type { Outputs } from "../api/client.ts";

/** A consent request. */
export type Consent = Outputs["connections"]["request"];
