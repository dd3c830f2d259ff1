import type { Outputs } from "../../api/client.ts";

/** The account's credits, and what they were spent on. */
export type Usage = Outputs["usage"]["read"];
