import type { Outputs } from "../../api/client.ts";

/** A key as shown to its owner. */
export type OwnKey = Outputs["keys"]["list"][number];
