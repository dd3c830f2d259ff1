import { z } from "zod";
import { featureOfEntity } from "../../../schema/feature.ts";

/** A drawn map: `areas` are coloured by a number, else rows are pins. */
export const MapFeature = z.strictObject({ kind: z.literal("map"), ...featureOfEntity, areas: z.boolean() });
export type MapFeature = z.infer<typeof MapFeature>;
