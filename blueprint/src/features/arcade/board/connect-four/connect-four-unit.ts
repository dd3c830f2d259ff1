// Four in a row for two at one screen, or against a computer.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, opponentIn, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";

/** The name on the machine. */
const connectFourCabinet = { name: "Four in a row", intro: "Drop your discs, and connect four before the other side does." };

type ConnectFour = FeatureOf<"connect-four">;

export const connectFourUnit: Unit<ConnectFour> = {
  draft: (ask) => ({
    feature: { kind: "connect-four", id: ask.id, phrase: ask.phrase, opponent: opponentIn(ask) },
    places: placesOf(ask, connectFourCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: connectFourCabinet, component: ["board/connect-four/connect-four", "ConnectFour"] },
      props: { opponent: literal(feature.opponent) },
    }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<ConnectFour>): FeatureCheck[] {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const drop = (column: number): CheckStep => ({ do: "click", target: { role: "button", name: `Column ${column}:` } });
  const column = (at: number, discs: string): CheckStep => ({
    do: "expectVisible",
    target: { role: "button", name: `Column ${at}: ${discs}`, exact: true },
  });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const scores = (contains: string): CheckStep => ({
    do: "expectText",
    target: { role: "region", name: connectFourCabinet.name, exact: true },
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
