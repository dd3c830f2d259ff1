// Snake, between walls or around the edges. The check plays a known game: with its seed the first food lies straight
// ahead, so that the snake eats without a turn and then ends.
import { z } from "zod";
import type { CheckStep } from "../../../../schema/check.ts";
import {
  defineFeature,
  type FeatureCheck,
  type FeatureContext,
  type FeatureRequest,
  onPage,
  type Place,
} from "../../../definition/define-feature.ts";
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import { status } from "../../../definition/steps.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** A snake that eats and grows; without walls it comes in again on the other side. */
const SnakeFeature = featureSchema("snake", { walls: z.boolean() });
type SnakeFeature = z.infer<typeof SnakeFeature>;

/** With this seed the first food lies a few cells ahead of the head. */
const SEED_WITH_FOOD_AHEAD = 58;

export const snakeFeature = defineFeature<typeof SnakeFeature>({
  schema: SnakeFeature,
  game: true,
  describe: () => ({ called: "the game snake", can: "play snake" }),
  draft: (request) => ({
    feature: {
      walls: !/\b(?:wrap|through (?:the )?walls?|no walls|without walls|other side|opposite side)/.test(
        `${request.words} ${request.prompt}`,
      ),
    },
    places: placesOf(request),
  }),
  compose: ({ project, feature: { id, walls } }) => {
    const game = element(imported("@/components/games/action/snake/snake-game", "SnakeGame"), walls ? {} : { hasWalls: false });
    return {
      blocks: {
        game: { element: game, heading: headingOf(project, id), intro: say.app.snakeIntro() },
        scores: { element: element(imported("@/components/games/high-scores", "HighScores")) },
      },
    };
  },
  checks: checksOf,
});

/** On top of the home page, and a page for the results where the prompt speaks of them. */
function placesOf({ prompt, words }: FeatureRequest): Place[] {
  const game: Place = { block: "game", on: "home", at: "top" };
  const wantsScores = /\b(?:leader ?boards?|high[ -]?scores?|score ?boards?|rankings?|game (?:history|records?))\b/.test(
    `${words} ${prompt}`,
  );
  return wantsScores ? [game, onPage("scores", { id: "high-scores", title: say.app.highScores(), icon: "Trophy" })] : [game];
}

/** What the heading of the game's page says: the title of the app on its home page. */
function headingOf(project: ProjectModel, id: string): string {
  const { pages, title } = project.blueprint;
  const page = blockPage(project, id, "game")?.page;
  return page === undefined || page.id === pages[0]?.id ? title : page.title;
}

/** What stands around the field: how it is played, and what can be chosen. */
function frame(hasWalls: boolean): CheckStep[] {
  const wall = hasWalls ? say.games.doNotRunIntoThe() : say.games.thereAreNoWallsLeave();
  const rules = [
    say.games.steerTheSnakeToThe(),
    wall,
    `${say.games.arrowsOrLetters()} ${say.games.steer()} ${say.games.spaceOrP()} ${say.games.pause()} N ${say.games.newGame()}`,
  ];
  const turns = [say.games.turnUp(), say.games.turnLeft(), say.games.turnDown(), say.games.turnRight()];
  return [
    status(say.games.pressAnArrowKeySwipe()),
    panel(say.games.ready(), say.games.startGame()),
    ...[say.games.slow(), say.games.normal()].map((name): CheckStep => ({
      do: "expectVisible",
      target: { role: "button", name, exact: true, within: { role: "group", name: say.games.speed(), exact: true } },
    })),
    { do: "expectVisible", target: { role: "img", name: say.games.snakeField(), exact: true } },
    ...rules.map((contains): CheckStep => ({
      do: "expectText",
      target: { role: "region", name: say.games.howToPlay(), exact: true },
      contains,
    })),
    ...turns.map((name): CheckStep => ({
      do: "expectVisible",
      target: { role: "button", name, exact: true, within: { role: "group", name: say.games.directions(), exact: true } },
    })),
  ];
}

/** While the game stands still, a panel over the field says so and has the button that goes on. */
const panel = (name: string, button: string): CheckStep => ({
  do: "expectVisible",
  target: { role: "button", name: button, exact: true, within: { role: "group", name, exact: true } },
});

const game = (contains: string): CheckStep => ({
  do: "expectText",
  target: { role: "region", name: say.games.snake(), exact: true },
  contains,
});

const scored = (score: number, best: number, length: number): string =>
  `${say.games.score()} ${score} ${say.games.best()} ${best} ${say.games.length()} ${length}`;

/** The page of high scores has the results in their order. */
function scoresSteps(path: string | null, results: readonly string[]): CheckStep[] {
  if (path === null) return [];
  const list = { role: "list", name: say.games.bestResultsOf({ game: say.games.snake() }), exact: true } as const;
  return [
    { do: "open", path },
    { do: "expectVisible", target: { role: "heading", name: say.games.yourBestResults(), exact: true } },
    ...results.map((contains, nth): CheckStep => ({ do: "expectText", target: { role: "listitem", nth, within: list }, contains })),
  ];
}

/** Before the first game the page of high scores says how one comes there. */
function noScores(path: string | null): CheckStep[] {
  return path === null
    ? []
    : [
        { do: "open", path },
        { do: "expectVisible", target: { text: say.games.nothingHereYetPlayA() } },
      ];
}

function checksOf({ project, feature }: FeatureContext<SnakeFeature>): FeatureCheck | null {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true, nth: 0 } });
  const press = (key: string): CheckStep => ({ do: "press", key });
  // The turns are made while the game is paused, so that no step comes between them.
  const turns = ["ArrowUp", "ArrowLeft", "ArrowDown"].map(press);
  const bite: CheckStep[] = feature.walls ? [] : [press("p"), status(say.games.pausedStatus()), ...turns, click(say.games.continueGame())];
  return {
    title: "In Snake the snake eats, grows and scores, ends the game when it runs into something, and a game can be paused and begun again",
    steps: [
      ...noScores(pageOf(project, feature, "scores")),
      { do: "open", path: `${pageOf(project, feature, "game") ?? "/"}?seed=${SEED_WITH_FOOD_AHEAD}` },
      ...frame(feature.walls),
      click(say.games.start()),
      press("p"),
      status(say.games.pausedStatus()),
      panel(say.games.paused(), say.games.goOn()),
      // It does not turn back into itself.
      press("ArrowLeft"),
      click(say.games.continueGame()),
      status(say.games.pointsCounted({ count: 1 })),
      game(scored(1, 1, 5)),
      ...bite,
      status(say.games.gameOverWith({ points: say.games.pointsCounted({ count: 1 }) })),
      panel(say.games.gameOver(), say.games.playAgain()),
      { do: "expectVisible", target: { text: say.games.snakeResult({ points: say.games.pointsCounted({ count: 1 }), length: 5 }) } },
      click(say.games.playAgain()),
      { do: "expectHidden", target: { role: "group", name: say.games.gameOver(), exact: true } },
      click(say.games.pause()),
      { do: "expectVisible", target: { role: "group", name: say.games.paused(), exact: true } },
      click(say.games.newGame()),
      { do: "expectHidden", target: { role: "group", name: say.games.paused(), exact: true } },
      { do: "reload" },
      game(scored(0, 1, 4)),
      {
        do: "setChecked",
        target: { role: "button", name: say.games.fast(), exact: true, within: { role: "group", name: say.games.speed(), exact: true } },
        checked: true,
      },
      {
        do: "setChecked",
        target: { role: "button", name: say.games.fast(), exact: true, within: { role: "group", name: say.games.speed(), exact: true } },
        checked: true,
      },
      click(say.games.turnUp()),
      { do: "expectVisible", target: { role: "button", name: say.games.pause(), exact: true } },
      ...(feature.walls ? [status(say.games.gameOverWith({ points: say.games.pointsCounted({ count: 0 }) }))] : []),
      game(`${say.games.best()} 1`),
      ...scoresSteps(
        pageOf(project, feature, "scores"),
        feature.walls
          ? [`1 ${say.games.pointsCounted({ count: 1 })}`, `2 ${say.games.pointsCounted({ count: 0 })}`]
          : [`1 ${say.games.pointsCounted({ count: 1 })}`],
      ),
    ],
  };
}
