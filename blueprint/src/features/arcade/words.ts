// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const arcadeWords = {
  "game-2048": {
    verbs: "play 2048,merge tiles,move tiles,merge identical tiles,slide tiles",
    nouns: "2048,2048 game,2048 puzzle,2048 clone,tile merging game,number merging game,sliding tile game,merging tiles",
  },
  snake: {
    verbs: "play snake,steer the snake,control the snake",
    nouns: "snake game,classic snake,snake clone,nokia snake",
  },
  memory: {
    verbs: "play memory,play the memory game,match pairs of cards,match cards",
    nouns:
      "memory game,memory card game,card matching game,matching game,matching pairs game,pairs game,concentration game,memory match,memory matching game,card flip game,find the pairs game",
  },
  "tic-tac-toe": {
    verbs: "play tic-tac-toe,play tic tac toe,play noughts and crosses",
    nouns: "tic-tac-toe,tic tac toe,tictactoe,tic-tac-toe game,tic tac toe game,noughts and crosses,xs and os,three in a row game",
  },
  minesweeper: {
    verbs: "play minesweeper,sweep mines,flag mines",
    nouns: "minesweeper,mine sweeper,minesweeper game,minesweeper clone,mine field game",
  },
  blocks: {
    verbs: "play tetris,rotate blocks,rotate pieces,drop blocks,clear lines,clear rows",
    nouns:
      "tetris,tetris game,tetris clone,falling blocks,falling blocks game,falling block puzzle,block puzzle game,block stacking game,tetromino,tetromino game",
  },
  breakout: {
    verbs: "play breakout,break bricks,move the paddle",
    nouns: "breakout,breakout game,breakout clone,brick breaker,brick breaker game,brick breaking game,arkanoid,paddle game",
  },
  "connect-four": {
    verbs: "play connect four,play four in a row,drop discs",
    nouns: "connect four,connect 4,connect-four,connect four game,connect 4 game,four in a row,4 in a row,four in a row game",
  },
  sudoku: {
    verbs: "play sudoku,solve sudoku,solve sudokus",
    nouns: "sudoku,sudoku game,sudoku puzzle,sudoku generator",
  },
  "rock-paper-scissors": {
    verbs: "play rock paper scissors,play rock-paper-scissors",
    nouns: "rock paper scissors,rock-paper-scissors,rock paper scissors game,rock-paper-scissors game,roshambo",
  },
  "typing-speed": {
    verbs: "test typing speed,practise typing,practice typing,measure typing speed",
    nouns:
      "typing test,typing speed test,typing game,typing speed game,typing practice,typing trainer,typing tutor,words per minute test,wpm test",
  },
  dice: {
    verbs: "roll dice,roll the dice,throw dice",
    nouns: "dice game,dice roller,dice rolling,dice rolling game,dice simulator,dice roll",
  },
} satisfies Record<string, FeatureWords>;
