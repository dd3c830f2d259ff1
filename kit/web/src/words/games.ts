// The words of games, in English.
import { formatNumber } from "../lib/number";

export const steerTheSnakeToThe =
  "Steer the snake to the food. Each bite makes it longer and faster, and is a point.";
export const doNotRunIntoThe = "Do not run into the wall, and do not bite yourself.";
export const thereAreNoWallsLeave =
  "There are no walls: leave on one side and come in on the other. Do not bite yourself.";
export const score = "Score";
export const best = "Best";
export const length = "Length";
export const pause = "Pause";
export const continueGame = "Continue";
export const start = "Start";
export const newGame = "New game";
export const speed = "Speed";
export const steer = "Steer";
export const spaceOrP = "Space or P";
export const ready = "Ready?";
export const paused = "Paused";
export const gameOver = "Game over";
export const youWin = "You win!";
export const playAgain = "Play again";
export const startGame = "Start game";
export const goOn = "Go on";
export const snakeResult = (values: { length: string | number; points: string | number }): string =>
  `${values.points}, and a snake of ${values.length}.`;
export const directions = "Directions";
export const snakeField = "Snake field";
export const slow = "Slow";
export const normal = "Normal";
export const fast = "Fast";
export const snake = "Snake";
export const howToPlay = "How to play";
export const yourBestResults = "Your best results";
export const nothingHereYetPlayA =
  "Nothing here yet. Play a game to its end, and its result is kept in this browser.";
export const bestResultsOf = (values: { game: string | number }): string =>
  `Best results: ${values.game}`;
export const pressAnArrowKeySwipe = "Press an arrow key, swipe, or press Start.";
export const pausedStatus = "Paused.";
export const gameOverWith = (values: { points: string | number }): string =>
  `Game over: ${values.points}.`;
export const theWholeFieldIsYours = "The whole field is yours. You win!";
export const goNow = "Go!";
export const pointsCounted = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} point`
    : `${formatNumber(values.count)} points`;
export const turnUp = "Turn up";
export const turnLeft = "Turn left";
export const turnDown = "Turn down";
export const turnRight = "Turn right";
export const arrowsOrLetters = "← ↑ → ↓ or WASD";
