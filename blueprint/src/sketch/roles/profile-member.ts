// A thing that is the profile of an account: people present themselves with its rows.
import { z } from "zod";
import { asFlag } from "../form/lenient.ts";
import type { SketchMember } from "../form/member.ts";

/** Whether each account has one row of the thing, its own; null where nothing is said. */
export const SketchProfile = z.boolean().nullable().default(null);

/** The member `profile` of a thing. */
export const profileMember: SketchMember = {
  key: "profile",
  otherNames: ["isProfile", "accountProfile"],
  guide: {
    text: '"profile": true: people who present themselves, one per account.',
    isShort: false,
  },
  read: asFlag,
};
