// What a clause is read against: the app as it is by then, and the words around.
import type { Blueprint } from "../../../schema/blueprint.ts";

/** The ground of a clause. */
export interface ClauseContext {
  /** The blueprint after the clauses before this one. */
  blueprint: Blueprint;
  /** The whole message, cleaned. */
  text: string;
  /** The same, letter for letter, with the quotes and apostrophes that were typed: what a new name is taken from. */
  written: string;
  /** The entity, the field, the page or the feature that was changed last: what "it" means. */
  last: { entity: string | null; field: string | null; page: string | null; feature: string | null };
}
