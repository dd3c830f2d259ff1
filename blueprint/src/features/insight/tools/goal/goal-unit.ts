// Goals with a target and a day: progress is entered, or counts what the app keeps, and a goal that is reached says so.
import { array, element, imported, literal } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";

type Goal = FeatureOf<"goal">;

export const goalUnit: Unit<Goal> = {
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
  checks: (call) => checksOf(call),
};

function checksOf({ project }: UnitCall<Goal>): FeatureCheck[] {
  const path = project.pages.find(({ page }) => page.id === "goals")?.path ?? "/goals";
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
