// Tic-tac-toe for two at one screen, or against a computer that is easy or cannot be beaten.
import { z } from "zod";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { addressOf, opponentIn, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { press, status } from "../../../definition/steps.ts";
import { featureSchema } from "../../../../schema/feature.ts";

/** Three in a row, for two at one screen or against the computer. */
const TicTacToeFeature = featureSchema("tic-tac-toe", {
  opponent: z.enum(["person", "easy", "hard"]),
});
type TicTacToeFeature = z.infer<typeof TicTacToeFeature>;

/** Its name, and the line that invites to play it. */
const ticTacToeInfo = { name: "Tic-tac-toe", intro: "Three in a row wins: against a friend, or against the computer." };

export const ticTacToeFeature = defineFeature<typeof TicTacToeFeature>({
  schema: TicTacToeFeature,
  game: { names: "tic tac toe,tictactoe,noughts and crosses" },
  describe: ({ opponent }) => ({
    called: "the game tic-tac-toe",
    can: opponent === "person" ? "play tic-tac-toe in twos" : "play tic-tac-toe against the computer",
  }),
  draft: (request) => ({
    feature: { opponent: opponentIn(request) },
    places: placesOf(request, ticTacToeInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      project,
      feature,
      info: ticTacToeInfo,
      component: ["board/tic-tac-toe/tic-tac-toe", "TicTacToe"],
      props: { opponent: feature.opponent },
    }),
  checks: checksOf,
});

function checksOf({ project, feature }: FeatureContext<TicTacToeFeature>): FeatureCheck[] {
  const cell = (place: number): string => `Row ${Math.floor(place / 3) + 1}, column ${(place % 3) + 1}`;
  const mark = (place: number): CheckStep => press(`${cell(place)}: free`);
  const has = (place: number, side: string): CheckStep => ({
    do: "expectVisible",
    target: { role: "button", name: `${cell(place)}: ${side}`, exact: true },
  });
  const scores = (contains: string): CheckStep => ({
    do: "expectText",
    target: { role: "region", name: "Tic-tac-toe", exact: true },
    contains,
  });
  const path = addressOf(project, feature);
  return [
    {
      title: "In tic-tac-toe two players take turns, three in a row win, a full board is a draw, and wins are counted",
      steps: [
        { do: "open", path },
        press("Two players"),
        mark(0),
        has(0, "X"),
        status("O’s turn"),
        mark(3),
        mark(1),
        press("Take back"),
        has(1, "free"),
        mark(1),
        mark(4),
        mark(2),
        status("X wins!"),
        scores("X wins 1"),
        press("Play again"),
        ...[0, 1, 2, 4, 3, 5, 7, 6, 8].map(mark),
        status("A draw"),
        { do: "reload" },
        scores("Draws 1"),
        press("Reset scores"),
        scores("Draws 0"),
      ],
    },
    {
      title: "In tic-tac-toe the computer answers each move, and wins against who does not look",
      steps: [
        { do: "open", path },
        press("Unbeatable"),
        mark(0),
        has(4, "O"),
        mark(1),
        has(2, "O"),
        mark(8),
        has(6, "O"),
        status("The computer wins"),
      ],
    },
  ];
}
