import type { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { CollectName } from "./collect-words.ts";

/** Rows that a person set apart: favourites, a wishlist, what they follow. */
export const CollectFeature = featureSchema("collect", { entity: Slug, called: CollectName });
export type CollectFeature = z.infer<typeof CollectFeature>;
