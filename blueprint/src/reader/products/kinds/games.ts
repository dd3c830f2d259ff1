// Games to play.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Games to play on the screen. */
export const games: Product = {
  called: "games to play",
  names: names(
    "game,2048,tetris,snake,pong,pacman,pac-man,minesweeper,solitaire,sudoku,wordle,hangman,tic-tac-toe,tic tac toe,tictactoe,noughts and crosses,rock paper scissors,rock-paper-scissors,connect four,connect 4,flappy bird,space invaders,asteroids,breakout,arkanoid,chess,checkers,blackjack,poker,bingo,memory,trivia,quiz,quizzes,crossword,crossword puzzle,word puzzle,jigsaw puzzle,platformer,shooter,rpg,battleship,battleships,mastermind,escape room,slot machine",
  ),
  unless: names("pet snake,long-term memory"),
  nearby: [
    {
      words: names("quiz,quizzes,trivia,question,questions,flashcard,flashcards"),
      options: [
        "A list of quiz questions with answer, category and difficulty",
        "A quiz night log with date, team and points",
        "A flashcard list with question and answer",
      ],
    },
    {
      words: names("word,words,wordle,hangman,crossword,vocabulary"),
      options: ["A vocabulary list with words, translations and examples"],
    },
    {
      words: names("chess,checkers,poker,blackjack,battleship,battleships,tic-tac-toe,pong,multiplayer,player,players,opponent"),
      options: ["A match log with opponent, result and date"],
    },
  ],
  options: [
    "A list of high scores with player, game, points and date",
    "A game collection with ratings",
    "A match log with opponent, result and date",
  ],
};
