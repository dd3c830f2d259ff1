import { z } from "zod";

/** What a build does that no words tell it: an edit lays changed files over the version that they were made of (`hash` names a file's blob, null removes the file), a restore makes a version once more. */
export const BuildTask = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("edit"),
    base: z.int().positive(),
    changes: z.array(z.object({ path: z.string(), hash: z.string().nullable() })).min(1),
  }),
  z.object({ kind: z.literal("restore"), version: z.int().positive() }),
]);
export type BuildTask = z.infer<typeof BuildTask>;
