// A sorting game for children: items are sent into containers, a mistake is corrected gently with the reason, and points,
// stars and a badge reward each game.
import type { CheckStep } from "../../../schema/check.ts";

import type { FeatureOf } from "../../feature.ts";
import { pagePath } from "../../learning/play/page-path.ts";

import type { FeatureCheck, Unit } from "../../unit/unit.ts";

import { type SortedItem, type SortingSet, sortingSetIn, sortingSetOf } from "./sorting-sets.ts";

export const sortingUnit: Unit<FeatureOf<"sorting">> = {
  draft: ({ id, phrase, words, prompt, about }) => ({
    feature: { kind: "sorting", id, phrase, set: sortingSetIn(`${words} ${prompt}`).id },
    places: [
      about === ""
        ? { block: "game", on: "home", at: "top" }
        : { block: "game", on: "page", page: { id: "game", title: "Game", icon: "Gamepad2" } },
    ],
  }),
  checks: ({ project, feature }) => checksOf(sortingSetOf(feature.set), pagePath(project, `${feature.id}/game`)),
};

function checksOf(set: SortingSet, path: string): FeatureCheck[] {
  const [first, ...others] = set.items;
  const wrong = set.containers.find(({ id }) => id !== first?.into);
  if (!first || !wrong) return [];
  const points = others.length * 10 + 5;
  const record: CheckStep = { do: "expectVisible", target: { role: "row", text: "You", within: { role: "table", name: "Best games" } } };
  return [
    {
      title: "The sorting game can be played: mistakes are explained, points and a badge are won, and the best game is on the leaderboard",
      steps: [
        { do: "open", path },
        { do: "click", target: { role: "button", name: "Start game", exact: true } },
        { do: "expectVisible", target: { text: first.name } },
        press(set, wrong.id),
        { do: "expectVisible", target: { role: "status", text: "Not quite" } },
        { do: "press", key: String(1 + set.containers.findIndex(({ id }) => id === first.into)) },
        { do: "expectVisible", target: { role: "status", text: first.why } },
        ...others.flatMap((item) => sortSteps(set, item)),
        { do: "expectVisible", target: { role: "status", text: `${points} of ${set.items.length * 10} points` } },
        { do: "expectVisible", target: { text: "Your badge" } },
        record,
        { do: "reload" },
        record,
      ],
    },
  ];
}

function sortSteps(set: SortingSet, item: SortedItem): CheckStep[] {
  return [{ do: "expectVisible", target: { text: item.name } }, press(set, item.into)];
}

function press({ containers }: SortingSet, id: string): CheckStep {
  const name = containers.find((container) => container.id === id)?.name ?? "";
  return { do: "click", target: { role: "button", name, exact: true, within: { role: "group", name: "Containers" } } };
}
