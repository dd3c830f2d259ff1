// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { findAllUnit } from "./app/find-all/find-all-unit.ts";
import { settingsUnit } from "./app/settings/settings-unit.ts";
import { compareUnit } from "./compare/compare-unit.ts";
import { dashboardUnit } from "./dashboard/dashboard-unit.ts";
import { mapUnit } from "./map/map-unit.ts";
import { calculatorUnit } from "./tools/calculator/calculator-unit.ts";
import { goalUnit } from "./tools/goal/goal-unit.ts";
import { timerUnit } from "./tools/timer/timer-unit.ts";
import type { insightWords } from "./words.ts";

/** The group's units, by kind. */
export const insightUnits: UnitsOf<keyof typeof insightWords> = {
  dashboard: dashboardUnit,
  "find-all": findAllUnit,
  compare: compareUnit,
  map: mapUnit,
  calculator: calculatorUnit,
  settings: settingsUnit,
  goal: goalUnit,
  timer: timerUnit,
};
