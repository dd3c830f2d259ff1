import type { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** A column for each option of the choice `field`. */
export const BoardFeature = featureSchema("board", { entity: Slug, field: Slug });
export type BoardFeature = z.infer<typeof BoardFeature>;
