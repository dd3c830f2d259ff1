// What every feature of a blueprint has, and what those have that are about an entity's rows.
import { z } from "zod";
import { Slug } from "./entity.ts";

/** Begins every feature's schema. The id begins with the feature's kind: `book-apartment`, `faq`. */
export const featureBase = {
  id: Slug,
  /** The words of the prompt that asked for it; null when the app needs it although nobody asked. */
  phrase: z.string().nullable(),
};

/** Begins the schema of a feature that is about the rows of an entity. */
export const featureOfEntity = { ...featureBase, entity: Slug };
