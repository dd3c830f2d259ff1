// Everything beyond rows that an app can do or show: one member for each kind, gathered from the groups.
import { z } from "zod";
import { arcadeSchemas } from "./arcade/schema.ts";
import { commerceSchemas } from "./commerce/schema.ts";
import { communitySchemas } from "./community/schema.ts";
import { insightSchemas } from "./insight/schema.ts";
import { learningSchemas } from "./learning/schema.ts";
import { parlourSchemas } from "./parlour/schema.ts";
import { siteSchemas } from "./site/schema.ts";
import { workSchemas } from "./work/schema.ts";

/** A feature: an ability or a part of a page that is more than the rows of an entity. Its unit writes it and proves it. */
export const Feature = z.discriminatedUnion("kind", [
  ...commerceSchemas,
  ...communitySchemas,
  ...siteSchemas,
  ...workSchemas,
  ...insightSchemas,
  ...learningSchemas,
  ...arcadeSchemas,
  ...parlourSchemas,
]);
export type Feature = z.infer<typeof Feature>;
export type FeatureKind = Feature["kind"];
export type FeatureOf<Kind extends FeatureKind> = Extract<Feature, { kind: Kind }>;
