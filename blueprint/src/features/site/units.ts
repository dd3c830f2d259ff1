// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import type { siteWords } from "./words.ts";
import { newsletterUnit } from "./newsletter/newsletter-unit.ts";

/** The group's units, by kind. */
export const siteUnits: UnitsOf<keyof typeof siteWords> = { newsletter: newsletterUnit };
