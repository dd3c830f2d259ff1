// A text-based strategy game: a race with its strengths, resources that grow by the turn, workers, training, upgrades, a
// store, a bank, battles with reports, messages and a ranking. Other realms are simulated, and the rules leave nothing to chance.
import type { CheckStep } from "../../../schema/check.ts";

import type { FeatureOf } from "../../feature.ts";
import { pagePath } from "../../learning/play/page-path.ts";

import type { FeatureCheck, Unit } from "../../unit/unit.ts";

import { racesIn, resourcesIn } from "./realm-options.ts";

type Strategy = FeatureOf<"strategy">;

export const strategyUnit: Unit<Strategy> = {
  draft: ({ id, phrase, prompt, about }) => ({
    feature: { kind: "strategy", id, phrase, races: racesIn(prompt), resources: resourcesIn(prompt) },
    places: [
      about === ""
        ? { block: "base", on: "home", at: "top" }
        : { block: "base", on: "page", page: { id: "base", title: "Base", icon: "Castle" } },
    ],
  }),
  checks: ({ project, feature }) => checksOf(feature, pagePath(project, `${feature.id}/base`)),
};

const press = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
const says = (text: string): CheckStep => ({ do: "expectVisible", target: { role: "status", text } });
const go = (name: string): CheckStep => ({
  do: "click",
  target: { role: "link", name, exact: true, within: { role: "navigation", name: "Game" } },
});

function checksOf({ races, resources }: Strategy, path: string): FeatureCheck[] {
  const wood = resources.at(-1) ?? "gold";
  const treasury = { role: "region", name: "Treasury" } as const;
  return [
    {
      title: "A race can be chosen, resources grow by the turn and are spent on the city, workers, soldiers, upgrades and goods",
      steps: [
        { do: "open", path },
        go("Choose race"),
        ...races.flatMap(({ name }) => [press(`Choose ${name}`), says(`You lead the ${name}`)]),
        go("Base"),
        { do: "expectVisible", target: { role: "heading", name: `Realm of the ${races.at(-1)?.name ?? ""}` } },
        press("Upgrade city"),
        says("Your city is now level 2"),
        { do: "rememberText", target: treasury, as: "before" },
        press("End turn 1"),
        { do: "expectTextChanged", target: treasury, since: "before" },
        go("Workers"),
        press(`Send one to ${wood}`),
        says(`One more worker is on ${wood}`),
        go("Train"),
        press("Train soldier"),
        says("Trained: soldier"),
        go("Store"),
        press("Buy steel swords"),
        says("You bought: steel swords"),
        go("Upgrades"),
        press("Upgrade soldiers"),
        says("Soldiers are now level 2"),
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: "Soldiers, level 2" } },
        press("Upgrade soldiers"),
        says("You have not enough"),
      ],
    },
    {
      title: "Gold can be deposited and withdrawn, realms attacked with a report, messages sent, and the ranking seen",
      steps: [
        { do: "open", path },
        go("Bank"),
        press("Deposit"),
        { do: "expectVisible", target: { text: "Enter an amount of gold." } },
        { do: "fill", target: { label: "Amount of gold" }, value: "120" },
        press("Deposit"),
        { do: "expectVisible", target: { text: "120 gold deposited" } },
        { do: "fill", target: { label: "Amount of gold" }, value: "20" },
        press("Withdraw"),
        says("20 gold withdrawn"),
        go("Battle"),
        press("Attack Northern Watch"),
        says("Victory over Northern Watch"),
        go("Reports"),
        { do: "expectVisible", target: { role: "listitem", text: "Victory over Northern Watch" } },
        go("Messages"),
        { do: "select", target: { role: "combobox", name: "To" }, option: "River League" },
        { do: "fill", target: { label: "Your message" }, value: "Let us trade" },
        press("Send message"),
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: "Let us trade" } },
        go("Ranking"),
        { do: "expectVisible", target: { role: "row", text: "You", within: { role: "table", name: "Ranking" } } },
        { do: "expectSorted", target: { role: "cell", within: { role: "table", name: "Ranking" } }, as: "number", direction: "descending" },
      ],
    },
  ];
}
