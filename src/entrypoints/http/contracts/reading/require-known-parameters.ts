import type { z } from "zod";
import { ServiceError } from "../../../../domain/errors.ts";

const NAMES_SHOWN_MAX = 5;
const NAME_CHARACTERS_MAX = 60;

/**
 * Rejects query parameters that are not in the endpoint's schema (null: it has none), so that a filter that is not
 * supported is never ignored. `name[key]` is a parameter called `name`. Throws `invalid_input`, which names them.
 */
export function requireKnownParameters(query: unknown, schema: z.ZodObject | null): void {
  const known = Object.keys(schema?.shape ?? {});
  const sent = typeof query === "object" && query !== null ? Object.keys(query) : [];
  const unknown = sent.filter((name) => !known.includes(name.replace(/\[[^\]]*\]$/, "")));
  const [first] = unknown;
  if (first === undefined) return;
  const names = unknown.slice(0, NAMES_SHOWN_MAX).map((name) => JSON.stringify(name.slice(0, NAME_CHARACTERS_MAX).toWellFormed()));
  const fault = `${names.join(", ")} ${unknown.length === 1 ? "is a query parameter that is" : "are query parameters that are"} not known here.`;
  const choice = known.length === 0 ? "This endpoint has none." : `The parameters are ${known.join(", ")}.`;
  throw new ServiceError("invalid_input", `${fault} ${choice}`, { field: first });
}
