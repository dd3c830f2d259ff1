import { z } from "zod";
import { featureOfEntity } from "../../../../schema/feature.ts";
import { CollectName } from "./collect-words.ts";

/** Rows that a person set apart: favourites, a wishlist, what they follow. */
export const CollectFeature = z.strictObject({ kind: z.literal("collect"), ...featureOfEntity, called: CollectName });
export type CollectFeature = z.infer<typeof CollectFeature>;
