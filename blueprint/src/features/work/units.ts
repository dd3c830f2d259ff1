// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { approveUnit } from "./flow/approve/approve-unit.ts";
import { assignUnit } from "./flow/assign/assign-unit.ts";
import { boardUnit } from "./flow/board/board-unit.ts";
import { documentsUnit } from "./records/documents/documents-unit.ts";
import { rolesUnit } from "./people/roles/roles-unit.ts";
import { importUnit } from "./records/import/import-unit.ts";
import { trackUnit } from "./records/track/track-unit.ts";
import { reportUnit } from "./reports/report/report-unit.ts";
import { calendarUnit } from "./time/calendar/calendar-unit.ts";
import { logUnit } from "./time/log/log-unit.ts";
import type { workWords } from "./words.ts";

/** The group's units, by kind. */
export const workUnits: UnitsOf<keyof typeof workWords> = {
  report: reportUnit,
  board: boardUnit,
  approve: approveUnit,
  assign: assignUnit,
  calendar: calendarUnit,
  log: logUnit,
  track: trackUnit,
  documents: documentsUnit,
  roles: rolesUnit,
  import: importUnit,
};
