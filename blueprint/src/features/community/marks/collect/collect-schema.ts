import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { CollectName } from "./collect-words.ts";

/** Rows that a person set apart: favourites, a wishlist, what they follow. `title` is the heading of their list; else it is what the rows are called. */
export const CollectFeature = featureSchema("collect", {
  entity: Slug,
  called: CollectName,
  title: z.string().min(1).max(60).optional(),
});
export type CollectFeature = z.infer<typeof CollectFeature>;
