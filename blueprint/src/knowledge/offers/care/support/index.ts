import type { Thing } from "../../../thing.ts";
import { coachingSession } from "./coaching-session.ts";
import { creditReport } from "./credit-report.ts";
import { funeral } from "./funeral.ts";
import { memorial } from "./memorial.ts";
import { pet } from "./pet.ts";
import { therapySession } from "./therapy-session.ts";

/** Help, advice and farewell. */
export const supportOffers: readonly Thing[] = [coachingSession, creditReport, funeral, memorial, pet, therapySession];
