import { z } from "zod";
import { Slug } from "../../../../schema/entity.ts";
import { featureBase } from "../../../../schema/feature.ts";

/** The link to a row's page, or of no entity to the first page, to pass on. */
export const ShareFeature = z.strictObject({ kind: z.literal("share"), ...featureBase, entity: Slug.nullable() });
export type ShareFeature = z.infer<typeof ShareFeature>;
