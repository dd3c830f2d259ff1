import type { Outputs } from "../../api/client.ts";

/** A key as its owner sees it. */
export type OwnKey = Outputs["keys"]["list"][number];
