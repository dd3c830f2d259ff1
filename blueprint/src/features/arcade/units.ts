// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { game2048Unit } from "./tiles/game-2048/game-2048-unit.ts";
import { snakeUnit } from "./action/snake/snake-unit.ts";
import { memoryUnit } from "./tiles/memory/memory-unit.ts";
import { ticTacToeUnit } from "./board/tic-tac-toe/tic-tac-toe-unit.ts";
import { minesweeperUnit } from "./board/minesweeper/minesweeper-unit.ts";
import { blocksUnit } from "./action/blocks/blocks-unit.ts";
import type { arcadeWords } from "./words.ts";

/** The group's units, by kind. */
export const arcadeUnits: UnitsOf<keyof typeof arcadeWords> = {
  "game-2048": game2048Unit,
  snake: snakeUnit,
  memory: memoryUnit,
  "tic-tac-toe": ticTacToeUnit,
  minesweeper: minesweeperUnit,
  blocks: blocksUnit,
};
