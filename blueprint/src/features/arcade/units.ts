// The units of this group.
import type { UnitsOf } from "../unit/unit.ts";
import { game2048Unit } from "./tiles/game-2048/game-2048-unit.ts";
import { snakeUnit } from "./action/snake/snake-unit.ts";
import { memoryUnit } from "./tiles/memory/memory-unit.ts";
import { ticTacToeUnit } from "./board/tic-tac-toe/tic-tac-toe-unit.ts";
import { minesweeperUnit } from "./board/minesweeper/minesweeper-unit.ts";
import { blocksUnit } from "./action/blocks/blocks-unit.ts";
import { breakoutUnit } from "./action/breakout/breakout-unit.ts";
import { connectFourUnit } from "./board/connect-four/connect-four-unit.ts";
import { sudokuUnit } from "./board/sudoku/sudoku-unit.ts";
import { rockPaperScissorsUnit } from "./quick/rock-paper-scissors/rock-paper-scissors-unit.ts";
import { typingSpeedUnit } from "./quick/typing-speed/typing-speed-unit.ts";
import { diceUnit } from "./quick/dice/dice-unit.ts";
import type { arcadeWords } from "./words.ts";

/** The group's units, by kind. */
export const arcadeUnits: UnitsOf<keyof typeof arcadeWords> = {
  "game-2048": game2048Unit,
  snake: snakeUnit,
  memory: memoryUnit,
  "tic-tac-toe": ticTacToeUnit,
  minesweeper: minesweeperUnit,
  blocks: blocksUnit,
  breakout: breakoutUnit,
  "connect-four": connectFourUnit,
  sudoku: sudokuUnit,
  "rock-paper-scissors": rockPaperScissorsUnit,
  "typing-speed": typingSpeedUnit,
  dice: diceUnit,
};
