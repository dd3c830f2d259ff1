// Games to play. Those that are built are known by their features; of the others, and of a game without a name, it is asked
// which of ours it should be.
import { names } from "../names.ts";
import type { Product } from "../product.ts";

/** Games to play on the screen. */
export const games: Product = {
  called: "this game",
  question: {
    plain: "Which game should I build? I have these ready.",
    again: "I do not have that game yet. Which of these should I build?",
  },
  names: names(
    "game,2048,tetris,snake,pong,pacman,pac-man,minesweeper,solitaire,sudoku,wordle,hangman,tic-tac-toe,tic tac toe,tictactoe,noughts and crosses,rock paper scissors,rock-paper-scissors,connect four,connect 4,flappy bird,space invaders,asteroids,breakout,arkanoid,chess,checkers,blackjack,poker,bingo,memory,trivia,quiz,quizzes,crossword,crossword puzzle,word puzzle,jigsaw puzzle,platformer,shooter,rpg,battleship,battleships,mastermind,escape room,slot machine,sliding puzzle,slide puzzle,15 puzzle,15-puzzle,fifteen puzzle,whack-a-mole,whack a mole,simon says",
  ),
  unless: names("pet snake,long-term memory,board games,video games,card games"),
  nearby: [
    {
      words: names("slot,slots,casino,roulette,bingo,lottery,jackpot,reels,gambling,prize,prizes"),
      options: ["A wheel of fortune game", "A dice game"],
    },
    { words: names("card,cards,blackjack,solitaire,uno,bridge,casino"), options: ["A memory game"] },
    {
      words: names("chess,checkers,go,draughts,board,battleship,battleships,reversi"),
      options: ["A connect four game", "A tic-tac-toe game"],
    },
    {
      words: names(
        "racing,race,car,cars,shooter,shooting,space,platformer,runner,jump,flappy,pong,pacman,pac-man,arcade,asteroids,football,soccer",
      ),
      options: ["A snake game", "A breakout game", "A falling blocks game"],
    },
    {
      words: names("escape,puzzle,puzzles,mystery,jigsaw,adventure,riddle,riddles,maze"),
      options: ["A sudoku game", "A 2048 game", "A minesweeper game"],
    },
    { words: names("word,words,crossword,letters,scrabble,spelling"), options: ["A hangman game", "A typing speed game"] },
    { words: names("question,questions,knowledge,learning,educational"), options: ["A trivia game", "A hangman game"] },
  ],
  options: ["A snake game", "A 2048 game", "A memory game", "A tic-tac-toe game", "A sudoku game"],
};
