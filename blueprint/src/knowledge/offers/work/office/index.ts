import type { Thing } from "../../../thing.ts";
import { decision } from "./decision.ts";
import { document } from "./document.ts";
import { legalCase } from "./legal-case.ts";

/** Papers, cases and decisions. */
export const officeOffers: readonly Thing[] = [decision, document, legalCase];
