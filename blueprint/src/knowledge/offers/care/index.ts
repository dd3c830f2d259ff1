import type { Thing } from "../../thing.ts";

/** Things of this subject. */
export const careOffers: readonly Thing[] = [];
