// The blueprint as it is stored and read again: with features of the known kinds only.
import { z } from "zod";
import { Blueprint as AnyBlueprint } from "../schema/blueprint.ts";
import { Feature } from "./feature.ts";

/** The schema of a blueprint whose features are all of known kinds, with the options of their kinds. */
export const Blueprint: z.ZodType<AnyBlueprint> = AnyBlueprint.extend({ features: z.array(Feature).default([]) });
export type Blueprint = AnyBlueprint;
