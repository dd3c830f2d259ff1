import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureOfEntity } from "../../../schema/feature.ts";

/** Bids on rows. `price` is the field at which bidding begins. */
export const BidFeature = z.strictObject({ kind: z.literal("bid"), ...featureOfEntity, price: Slug });
export type BidFeature = z.infer<typeof BidFeature>;
