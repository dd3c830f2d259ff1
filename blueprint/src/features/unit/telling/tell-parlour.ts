// How the features of the group `parlour` are told.
import type { parlourWords } from "../../parlour/words.ts";
import type { TellingsOf } from "./telling.ts";

/** What the games of a group are called, and what one does in them. */
export const parlourTellings: TellingsOf<keyof typeof parlourWords> = {
  wheel: () => ({ called: "a wheel of fortune", can: "spin the wheel and win prizes" }),
  "word-game": ({ play }) => ({
    called: "a word game",
    can: play === "hangman" ? "guess words letter by letter" : "guess a word in six tries",
  }),
};
