import { z } from "zod";

/**
 * A task without a prompt: an edit applies changed files to the version they are based on (`hash` names a file's blob,
 * null removes the file); a restore creates a version again.
 */
export const BuildTask = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("edit"),
    base: z.int().positive(),
    changes: z.array(z.object({ path: z.string(), hash: z.string().nullable() })).min(1),
  }),
  z.object({ kind: z.literal("restore"), version: z.int().positive() }),
]);
export type BuildTask = z.infer<typeof BuildTask>;
