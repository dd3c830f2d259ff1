// The kinds of features of this group: what makes sense of an app's data, and what is worked out with it.
import { z } from "zod";
import { featureBase, featureOfEntity } from "../../schema/feature-base.ts";

/** The schemas of the group's features. */
export const insightSchemas = [
  /** A page of widgets made of all that the app keeps, over a range of time, arranged by the person. */
  z.strictObject({ kind: z.literal("dashboard"), ...featureBase }),
  /** One search over all rows and pages, reached from the bar. */
  z.strictObject({ kind: z.literal("find-all"), ...featureBase }),
  /** Rows side by side, chosen where they are listed or on the page of the comparison. */
  z.strictObject({ kind: z.literal("compare"), ...featureOfEntity }),
  /** A drawn map: `areas` are coloured by a number, else rows are pins. */
  z.strictObject({ kind: z.literal("map"), ...featureOfEntity, areas: z.boolean() }),
  /** The calculators of a page, by their names; none is the plain one with keys. */
  z.strictObject({ kind: z.literal("calculator"), ...featureBase, calculators: z.array(z.string().max(24)).max(3) }),
  /** Goals with a target and a day; `habits` also counts days in a row from the first. */
  z.strictObject({ kind: z.literal("goal"), ...featureBase, habits: z.boolean() }),
  /** A countdown, a stopwatch and focus sessions; `first` is shown first. */
  z.strictObject({ kind: z.literal("timer"), ...featureBase, first: z.enum(["countdown", "stopwatch", "focus"]) }),
  /** How the app looks and what it keeps; `policies` are rules that the person configures. */
  z.strictObject({ kind: z.literal("settings"), ...featureBase, policies: z.boolean() }),
] as const;
