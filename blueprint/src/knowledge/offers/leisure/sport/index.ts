import type { Thing } from "../../../thing.ts";
import { contestResult } from "./contest-result.ts";
import { contest } from "./contest.ts";
import { exerciseRecord } from "./exercise-record.ts";
import { match } from "./match.ts";
import { team } from "./team.ts";

/** Matches, teams, contests and training. */
export const sportOffers: readonly Thing[] = [contestResult, contest, exerciseRecord, match, team];
