import type { Thing } from "../../thing.ts";

/** Things of this subject. */
export const contentOffers: readonly Thing[] = [];
