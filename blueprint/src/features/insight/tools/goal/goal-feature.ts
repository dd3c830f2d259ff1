// Goals with a target and a day: progress is entered, or counts what the app keeps, and a goal that is reached says so.
import { array, element, imported, literal } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { GoalFeature } from "./goal-schema.ts";

export const goalFeature = defineFeature<typeof GoalFeature>({
  schema: GoalFeature,
  words: {
    verbs:
      "set goals,set a goal,track goals,track progress towards goals,set targets,achieve goals,set fitness goals,set savings goals,build habits,track habits",
    nouns: "goal,goal setting,goal tracking,goal tracker,personal goal,fitness goal,savings goal,target,habit tracker,habit,objective",
  },
  describe: ({ habits }) =>
    habits
      ? { called: "goals and habits", can: "set goals and keep up habits day by day" }
      : { called: "goals", can: "set goals and see how far you are" },
  draft: ({ id, phrase, words }) => {
    const habits = /habit|streak/.test(words);
    return {
      feature: { kind: "goal", id, phrase, habits },
      places: [
        {
          block: "goals",
          on: "page",
          page: {
            id: "goals",
            title: habits ? "Habits and goals" : "Goals",
            icon: "Target",
            intro: "What you want to reach, and how far you have come.",
          },
        },
      ],
    };
  },
  compose: ({ project, feature }) => ({
    modules: [
      {
        path: "src/features/goals.ts",
        comment: "What goals can count by themselves: the rows that are added.",
        statements: [{ kind: "constant", name: "countedEntities", value: array(project.entities.map(entityVariable)) }],
      },
    ],
    blocks: {
      goals: {
        element: element(imported("@/components/insight/goals/goal-board", "GoalBoard"), {
          counted: imported("@/features/goals", "countedEntities"),
          isHabit: feature.habits ? literal(true) : undefined,
        }),
      },
    },
  }),
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature }: FeatureContext<GoalFeature>): FeatureCheck[] {
  const path = pageOf(project, feature) ?? "/goals";
  const goal: Target = { role: "article", name: "Walk every day", exact: true };
  const add: CheckStep = { do: "click", target: { role: "button", name: "Add goal", exact: true } };
  const progress = (amount: string): CheckStep[] => [
    { do: "fill", target: { label: "Add progress", within: goal }, value: amount },
    { do: "click", target: { role: "button", name: "Add progress to Walk every day", exact: true } },
  ];
  return [
    {
      title: "Goals can be set with a target and a day, their progress is updated and shown, and a reached goal is completed and kept",
      steps: [
        { do: "open", path },
        add,
        { do: "expectVisible", target: { text: "Say what you want to reach." } },
        { do: "fill", target: { role: "textbox", name: "Goal", exact: true }, value: "Walk every day" },
        { do: "fill", target: { label: "Target" }, value: "0" },
        add,
        { do: "expectVisible", target: { text: "Enter 1 or more." } },
        { do: "fill", target: { label: "Target" }, value: "20" },
        { do: "fill", target: { label: "Unit" }, value: "walks" },
        { do: "fill", target: { label: "By this day" }, value: "2031-05-17" },
        add,
        { do: "expectVisible", target: { role: "status", text: "Walk every day is one of your goals now." } },
        { do: "expectText", target: goal, contains: "0 of 20 walks" },
        ...progress("a few"),
        { do: "expectVisible", target: { text: "Enter a number.", within: goal } },
        ...progress("5"),
        { do: "expectText", target: goal, contains: "5 of 20 walks" },
        { do: "expectVisible", target: { role: "progressbar", name: "Walk every day" } },
        { do: "reload" },
        { do: "expectText", target: goal, contains: "25%" },
        ...progress("15"),
        { do: "expectText", target: goal, contains: "Completed" },
        { do: "reload" },
        { do: "expectText", target: goal, contains: "Completed" },
        { do: "click", target: { role: "button", name: "Delete Walk every day", exact: true } },
        { do: "expectHidden", target: goal },
      ],
    },
  ];
}
