import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** The roles beside the administrator. */
export const RolesFeature = z.strictObject({
  kind: z.literal("roles"),
  ...featureBase,
  roles: z.array(z.string().min(1).max(40)).min(1).max(6),
});
export type RolesFeature = z.infer<typeof RolesFeature>;
