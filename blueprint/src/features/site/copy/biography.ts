// A life as an example for sites that have one. Its facts are public and can be checked; the site says that it is an example,
// to be replaced.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { passageSchema } from "../site-parts.ts";

/** The example: Marie Curie, after the biographies of the Nobel Foundation. */
export const exampleLife = readData(
  "site/example-life.json",
  z.strictObject({
    name: z.string(),
    note: z.string(),
    summary: z.string(),
    facts: z.array(z.strictObject({ label: z.string(), value: z.string() })).readonly(),
    remains: z.string(),
    remembered: z.array(passageSchema).readonly(),
  }),
);
