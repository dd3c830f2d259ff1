import type { Thing } from "../../../thing.ts";
import { claim } from "./claim.ts";
import { insurancePolicy } from "./insurance-policy.ts";

/** Policies and claims. */
export const insuranceOffers: readonly Thing[] = [claim, insurancePolicy];
