import type { Outputs } from "../../api/client.ts";

/** What the account has, and what it was spent on. */
export type Usage = Outputs["usage"]["read"];
