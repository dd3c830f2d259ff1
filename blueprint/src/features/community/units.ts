// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { commentUnit } from "./comment/comment-unit.ts";
import type { communityWords } from "./words.ts";

/** The group's units, by kind. */
export const communityUnits: UnitsOf<keyof typeof communityWords> = { comment: commentUnit };
