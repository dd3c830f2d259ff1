// How the features of the group `arcade` are told.
import type { arcadeWords } from "../../arcade/words.ts";
import type { TellingsOf, Told } from "./telling.ts";

function game(name: string): () => Told {
  return () => ({ called: `the game ${name}`, can: `play ${name}` });
}

/** What the games of the arcade are called, and what one does in them. */
export const arcadeTellings: TellingsOf<keyof typeof arcadeWords> = {
  "game-2048": game("2048"),
  snake: game("snake"),
  memory: game("memory"),
  "tic-tac-toe": ({ opponent }) => ({
    called: "the game tic-tac-toe",
    can: opponent === "person" ? "play tic-tac-toe in twos" : "play tic-tac-toe against the computer",
  }),
  minesweeper: game("minesweeper"),
  blocks: game("falling blocks"),
  breakout: game("breakout"),
  "connect-four": ({ opponent }) => ({
    called: "the game four in a row",
    can: opponent === "person" ? "play four in a row in twos" : "play four in a row against the computer",
  }),
  sudoku: () => ({ called: "sudokus", can: "solve a new sudoku each time" }),
  "rock-paper-scissors": game("rock, paper, scissors"),
  "typing-speed": () => ({ called: "a typing test", can: "test how fast you type" }),
  dice: ({ count }) => ({ called: count === 1 ? "a die" : "dice", can: count === 1 ? "roll a die" : "roll dice" }),
};
