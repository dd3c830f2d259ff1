// What is told in its order: a life as an example for sites that tell one, and what usually happens elsewhere. The facts of
// the life are public and can be checked; the site says that it is an example, to be replaced.
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { momentSchema, passageSchema } from "../site-parts.ts";

const Moments = z.array(momentSchema).min(1).readonly();

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
    moments: Moments,
    honours: Moments,
  }),
);

/** The programme of a day, the history of a company and the career of a person, with `{people}` and `{gives}` of the domain. */
export const timelines = readData("site/timelines.json", z.strictObject({ programme: Moments, history: Moments, career: Moments }));
