// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { wheelUnit } from "./wheel/wheel-unit.ts";
import { wordGameUnit } from "./word-game/word-game-unit.ts";
import type { parlourWords } from "./words.ts";

/** The group's units, by kind. */
export const parlourUnits: UnitsOf<keyof typeof parlourWords> = {
  wheel: wheelUnit,
  "word-game": wordGameUnit,
};
