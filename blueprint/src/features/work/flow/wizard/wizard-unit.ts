// A wizard: a new row is made step by step. Each step is checked before the next is shown, what was typed is kept until the
// row is made, and the last step shows everything once more.
import { enter, fullEntry, placeOf, rowsOf } from "../../../../checks/place.ts";
import { array, element, imported, literal, object, texts } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { requiredMessage } from "../../../../model/fields/required-message.ts";
import { capitalise, withArticle } from "../../../../model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { pageOf } from "../../page-of.ts";
import { wizardSteps } from "./wizard-steps.ts";

type Wizard = FeatureOf<"wizard">;

export const wizardUnit: Unit<Wizard> = {
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    return {
      feature: { kind: "wizard", id, phrase, entity: entity.id },
      places: [
        {
          block: "steps",
          on: "page",
          page: {
            ...{ id: `new-${entity.id}`.slice(0, 48), title: `${capitalise(entity.one)} wizard`, icon: "WandSparkles" },
            intro: `Make ${withArticle(entity.one)} step by step.`,
          },
        },
      ],
    };
  },
  compose: ({ feature, model }) => {
    const steps = wizardSteps(model).map(({ name, fields }) =>
      object({ name: literal(name), fields: texts(fields.map(({ key }) => key)) }),
    );
    const props = { entity: entityVariable(model), draft: literal(feature.id), steps: array(steps) };
    return { blocks: { steps: { element: element(imported("@/components/resource/step-form", "StepForm"), props) } } };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature, model }: UnitCall<Wizard>): FeatureCheck[] {
  const path = pageOf(project, feature);
  const entry = fullEntry(project, model);
  const place = placeOf(project, model);
  if (path === null || entry === null || !place) return [];
  const { one } = model.entity.name;
  const steps = wizardSteps(model);
  const next: CheckStep = { do: "click", target: { role: "button", name: "Next", exact: true } };
  const review: Target = { role: "group", name: "Review", exact: true };
  const filled = steps.flatMap(({ fields }, at): CheckStep[] => [
    { do: "expectVisible", target: { text: `Step ${at + 1} of ${steps.length + 1}` } },
    ...entry.values.filter(({ field }) => fields.includes(field)).map(enter),
    next,
  ]);
  return [
    {
      title: `${capitalise(withArticle(one))} is made step by step: a step that is not filled in is refused, and the last one shows everything`,
      steps: [
        { do: "open", path },
        next,
        { do: "expectVisible", target: { text: requiredMessage(model.title) } },
        ...filled,
        { do: "expectVisible", target: { ...review, text: entry.title } },
        { do: "click", target: { role: "button", name: "Back", exact: true } },
        next,
        { do: "reload" },
        ...steps.map(() => next),
        { do: "expectVisible", target: { ...review, text: entry.title } },
        { do: "click", target: { role: "button", name: `Create ${one}`, exact: true } },
        { do: "expectVisible", target: { role: "status", text: `Created the ${one}.` } },
        { do: "open", path: place.home },
        { do: "expectVisible", target: rowsOf(place, { text: entry.title }) },
      ],
    },
  ];
}
