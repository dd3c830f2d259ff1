// What chance decides: a wheel or a draw from a list, fair teams, dice. What is drawn is kept in the browser.
import { data, element, imported } from "../../../../project/code/expression.ts";
import { say } from "../../../../project/words/say.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { pickerChecks } from "./picker-checks.ts";
import { PickerFeature } from "./picker-schema.ts";

const DIE = { count: 1, sides: 6 };

export const pickerFeature = defineFeature<typeof PickerFeature>({
  schema: PickerFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ teams, dice, hasWheel }) => {
    if (teams !== undefined) return { called: "teams by chance", can: "split people into teams by chance" };
    if (dice !== undefined) return { called: "dice", can: "roll dice" };
    return { called: hasWheel === true ? "a wheel that draws by chance" : "a random draw", can: "draw from a list by chance" };
  },
  draft: ({ words }) => {
    const isDice = lexicon.names(words, "dice-noun");
    const isTeams = lexicon.names(words, "team-noun");
    const hasWheel = lexicon.names(words, "wheel-word");
    const title = isDice ? say.insight.dice() : isTeams ? say.insight.teams() : say.insight.randomDraw();
    return {
      feature: {
        title,
        entries: [],
        ...(hasWheel && { hasWheel }),
        ...(isDice ? { dice: DIE } : isTeams && { teams: { count: 2 } }),
      },
      places: [onPage("picker", { id: "picker", title, icon: "Dices" })],
    };
  },
  compose: ({ feature: { title, entries, hasWheel, isOnce, count, teams, dice } }) => {
    const begun = { title, entries: data(entries) };
    const drawn =
      dice !== undefined
        ? element(imported("@/components/insight/picker/dice-roll", "DiceRoll"), { title, dice: data(dice) })
        : teams !== undefined
          ? element(imported("@/components/insight/picker/team-split", "TeamSplit"), { ...begun, teams: data(teams) })
          : element(imported("@/components/insight/picker/picker", "Picker"), { ...begun, hasWheel, isOnce, count });
    return { blocks: { picker: { element: drawn } } };
  },
  checks: pickerChecks,
});
