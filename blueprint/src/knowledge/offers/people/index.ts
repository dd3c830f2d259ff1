import type { Thing } from "../../thing.ts";

/** Things of this subject. */
export const peopleOffers: readonly Thing[] = [];
