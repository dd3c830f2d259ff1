// A feature as far as all kinds are alike. What a kind adds is in the schema of its definition; the blueprint's own
// schema does not depend on the definitions, because these depend on the blueprint.
import { z } from "zod";
import { Slug } from "./entity.ts";

/** What features of all kinds have. The id begins with the feature's kind: `book-apartment`, `faq`. */
export const featureBase = {
  id: Slug,
  /** The words of the prompt that asked for it; null when the app needs it although nobody asked. */
  phrase: z.string().nullable(),
};

/** The schema of a kind of feature with these options of its own; `entity` is the one whose rows it is about. */
export function featureSchema<Kind extends string, Options extends z.ZodRawShape>(kind: Kind, options: Options) {
  return z.strictObject({ kind: z.literal(kind), ...featureBase, ...options });
}

/** A feature of any kind: an ability or a part of a page that is more than the rows of an entity. */
export const AnyFeature = z.looseObject({ kind: Slug, ...featureBase });
export type AnyFeature = z.infer<typeof AnyFeature>;
