// The texts of the prompt box and its examples, in English.
import type { ReactNode } from "react";
import { sentence } from "../../sentence.ts";

export const serviceAway = "The service cannot be reached. Your prompt is kept, and the build starts as soon as it answers again.";
export const noModel = (values: { link: (text: string) => ReactNode }): ReactNode =>
  sentence`No language model is connected: ${values.link("connect one")}`;
export const whatToBuild = "What to build";
export const describeIt = "Describe it as you would to a colleague: who uses it, what they can do, what it stores.";
export const kindOfApp = "Kind of app";
export const webApp = "Web app";
export const phoneApp = "Phone app (iOS and Android)";
export const flutterApp = "Flutter app (iOS and Android)";
export const moneyTracker = "Money tracker";
export const moneyTrackerPrompt =
  "Track income and expenses with an amount, a category and a date. Show the total by category as a chart and export everything as CSV.";
export const recordShop = "Record shop";
export const recordShopPrompt = "An online shop for vinyl records with a cart, checkout and reviews";
export const readingList = "Reading list";
export const readingListPrompt = "A reading list of books with author, status and rating";
export const snakeGame = "Snake game";
export const snakeGamePrompt = "A snake game with high scores";
export const tryExample = "Try";
export const viewCreditsAndPlan = "View credits and plan";
export const starting = "Starting";
export const build = "Build";
