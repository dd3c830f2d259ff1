import type { Thing } from "../../thing.ts";
import { alumnus } from "./alumnus.ts";
import { coach } from "./coach.ts";
import { doctor } from "./doctor.ts";
import { expert } from "./expert.ts";
import { member } from "./member.ts";
import { player } from "./player.ts";
import { skillProfile } from "./skill-profile.ts";
import { stylist } from "./stylist.ts";
import { teamMember } from "./team-member.ts";
import { volunteerOpportunity } from "./volunteer-opportunity.ts";
import { worker } from "./worker.ts";

/** Things of this subject. */
export const peopleOffers: readonly Thing[] = [
  alumnus,
  coach,
  doctor,
  expert,
  member,
  player,
  skillProfile,
  stylist,
  teamMember,
  volunteerOpportunity,
  worker,
];
