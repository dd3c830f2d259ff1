// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { accountUnit } from "./people/account/account-unit.ts";
import { profileUnit } from "./people/profile/profile-unit.ts";
import { commentUnit } from "./talk/comment/comment-unit.ts";
import type { communityWords } from "./words.ts";

/** The group's units, by kind. */
export const communityUnits: UnitsOf<keyof typeof communityWords> = { account: accountUnit, profile: profileUnit, comment: commentUnit };
