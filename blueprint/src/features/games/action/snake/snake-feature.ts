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
        game: { element: game, heading: headingOf(project, id), intro: "Eat, grow, and do not bite yourself." },
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
  return wantsScores ? [game, onPage("scores", { id: "high-scores", title: "High scores", icon: "Trophy" })] : [game];
}

/** What the heading of the game's page says: the title of the app on its home page. */
function headingOf(project: ProjectModel, id: string): string {
  const { pages, title } = project.blueprint;
  const page = blockPage(project, id, "game")?.page;
  return page === undefined || page.id === pages[0]?.id ? title : page.title;
}

/** What stands around the field: how it is played, and what can be chosen. */
function frame(hasWalls: boolean): CheckStep[] {
  const wall = hasWalls
    ? "Do not run into the wall, and do not bite yourself."
    : "There are no walls: leave on one side and come in on the other. Do not bite yourself.";
  const rules = [
    "Steer the snake to the food. Each bite makes it longer and faster, and is a point.",
    wall,
    "← ↑ → ↓ or WASD Steer Space or P Pause N New game",
  ];
  const turns = ["up", "left", "down", "right"].map((direction) => `Turn ${direction}`);
  return [
    status("Press an arrow key, swipe, or press Start."),
    { do: "expectVisible", target: { role: "group", name: "Ready?", exact: true } },
    { do: "expectVisible", target: { role: "img", name: "Snake field", exact: true } },
    ...rules.map((contains): CheckStep => ({ do: "expectText", target: { role: "region", name: "How to play", exact: true }, contains })),
    ...turns.map((name): CheckStep => ({
      do: "expectVisible",
      target: { role: "button", name, exact: true, within: { role: "group", name: "Directions", exact: true } },
    })),
  ];
}

const game = (contains: string): CheckStep => ({ do: "expectText", target: { role: "region", name: "Snake", exact: true }, contains });

/** The page of high scores has the results in their order. */
function scoresSteps(path: string | null, results: readonly string[]): CheckStep[] {
  if (path === null) return [];
  const list = { role: "list", name: "Best results: Snake", exact: true } as const;
  return [
    { do: "open", path },
    ...results.map((contains, nth): CheckStep => ({ do: "expectText", target: { role: "listitem", nth, within: list }, contains })),
  ];
}

function checksOf({ project, feature }: FeatureContext<SnakeFeature>): FeatureCheck | null {
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true, nth: 0 } });
  const press = (key: string): CheckStep => ({ do: "press", key });
  // The turns are made while the game is paused, so that no step comes between them.
  const turns = ["ArrowUp", "ArrowLeft", "ArrowDown"].map(press);
  const bite: CheckStep[] = feature.walls ? [] : [press("p"), status("Paused"), ...turns, click("Continue")];
  return {
    title: "In Snake the snake eats, grows and scores, ends the game when it runs into something, and a game can be paused and begun again",
    steps: [
      { do: "open", path: `${pageOf(project, feature, "game") ?? "/"}?seed=${SEED_WITH_FOOD_AHEAD}` },
      ...frame(feature.walls),
      click("Start"),
      press("p"),
      status("Paused"),
      { do: "expectVisible", target: { role: "group", name: "Paused", exact: true } },
      click("Continue"),
      status("1 point"),
      game("Score 1 Best 1 Length 5"),
      ...bite,
      status("Game over: 1 point"),
      { do: "expectVisible", target: { role: "group", name: "Game over", exact: true } },
      { do: "expectVisible", target: { text: "1 point, and a snake of 5." } },
      click("Play again"),
      { do: "expectHidden", target: { role: "group", name: "Game over", exact: true } },
      click("Pause"),
      { do: "expectVisible", target: { role: "group", name: "Paused", exact: true } },
      click("New game"),
      { do: "expectHidden", target: { role: "group", name: "Paused", exact: true } },
      { do: "reload" },
      game("Score 0 Best 1 Length 4"),
      {
        do: "setChecked",
        target: { role: "button", name: "Fast", exact: true, within: { role: "group", name: "Speed", exact: true } },
        checked: true,
      },
      {
        do: "setChecked",
        target: { role: "button", name: "Fast", exact: true, within: { role: "group", name: "Speed", exact: true } },
        checked: true,
      },
      click("Turn up"),
      { do: "expectVisible", target: { role: "button", name: "Pause", exact: true } },
      ...(feature.walls ? [status("Game over: 0 points")] : []),
      game("Best 1"),
      ...scoresSteps(pageOf(project, feature, "scores"), feature.walls ? ["1 1 point", "2 0 points"] : ["1 1 point"]),
    ],
  };
}
