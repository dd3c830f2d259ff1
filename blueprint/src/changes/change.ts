// What became of what a person said to a finished app: the next blueprint with a reply, or only a reply.
import type { Blueprint } from "../schema/blueprint.ts";
import type { Understood } from "../schema/reading.ts";

/** What became of what a person said to a finished app. */
export type Change =
  | { outcome: "changed"; blueprint: Blueprint; reply: string; understood: Understood[]; notUnderstood: string[] }
  | { outcome: "unclear"; reply: string };
