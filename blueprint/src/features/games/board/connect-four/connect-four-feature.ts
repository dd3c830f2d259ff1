// Four in a row for two at one screen, or against a computer.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { addressOf, opponentIn, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { ConnectFourFeature } from "./connect-four-schema.ts";

/** Its name, and the line that invites to play it. */
const connectFourInfo = { name: "Four in a row", intro: "Drop your discs, and connect four before the other side does." };

export const connectFourFeature = defineFeature<typeof ConnectFourFeature>({
  schema: ConnectFourFeature,
  game: { names: "connect four,connect 4,connectfour,connect4,four in a row" },
  words: {
    verbs: "play connect four,play four in a row,drop discs",
    nouns: "connect four,connect 4,connect-four,connect four game,connect 4 game,four in a row,4 in a row,four in a row game",
    parts: "disc,discs,computer,player,players,turn,turns,board,difficulty",
  },
  describe: ({ opponent }) => ({
    called: "the game four in a row",
    can: opponent === "person" ? "play four in a row in twos" : "play four in a row against the computer",
  }),
  draft: (request) => ({
    feature: { kind: "connect-four", id: request.id, phrase: request.phrase, opponent: opponentIn(request) },
    places: placesOf(request, connectFourInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: connectFourInfo, component: ["board/connect-four/connect-four", "ConnectFour"] },
      props: { opponent: literal(feature.opponent) },
    }),
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature }: FeatureContext<ConnectFourFeature>): FeatureCheck[] {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const drop = (column: number): CheckStep => ({ do: "click", target: { role: "button", name: `Column ${column}:` } });
  const column = (at: number, discs: string): CheckStep => ({
    do: "expectVisible",
    target: { role: "button", name: `Column ${at}: ${discs}`, exact: true },
  });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const scores = (contains: string): CheckStep => ({
    do: "expectText",
    target: { role: "region", name: connectFourInfo.name, exact: true },
    contains,
  });
  const path = addressOf(project, feature);
  return [
    {
      title: "In four in a row two players drop discs in turn, a move can be taken back, four in a column win, and wins are counted",
      steps: [
        { do: "open", path },
        click("Two players"),
        ...[drop(1), column(1, "from the top one"), status("Player two"), drop(2), drop(2), click("Take back"), drop(1), drop(2), drop(1)],
        column(1, "from the top one, one, one"),
        ...[drop(2), drop(1), status("Player one wins!"), scores("Player one 1"), click("Play again"), column(1, "empty")],
        { do: "reload" },
        click("Two players"),
        scores("Player one 1"),
        click("Reset scores"),
        scores("Player one 0"),
      ],
    },
    {
      title: "In four in a row the computer answers each move and sees when it must stop a row",
      steps: [
        { do: "open", path },
        click("Hard"),
        ...[drop(1), status("Your turn"), drop(1), status("Your turn"), drop(1), column(1, "from the top two, one, one, one")],
      ],
    },
  ];
}
