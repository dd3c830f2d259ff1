import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureOfEntity } from "../../../../schema/feature.ts";

/** A column for each option of the choice `field`. */
export const BoardFeature = z.strictObject({ kind: z.literal("board"), ...featureOfEntity, field: Slug });
export type BoardFeature = z.infer<typeof BoardFeature>;
