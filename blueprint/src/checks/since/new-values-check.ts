// Values that a choice or tags did not offer in the version before: each can be chosen in the form.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { controlOf, openForm, placeOf } from "../place.ts";

interface Fresh {
  model: EntityModel;
  field: FieldModel;
  option: string;
}

function freshValues({ entities }: ProjectModel, before: Blueprint): Fresh[] {
  return entities.flatMap((model) => {
    const earlier = before.entities.find(({ id }) => id === model.entity.id);
    return model.fields.flatMap((field) => {
      const old = earlier?.fields.find(({ id }) => id === field.id)?.options;
      const fresh = old === undefined ? [] : (field.options ?? []).filter((option) => !old.includes(option));
      return fresh.map((option) => ({ model, field, option }));
    });
  });
}

function choose({ field, option }: Fresh): CheckStep[] {
  if (field.type === "choice")
    return [
      { do: "select", target: controlOf(field), option },
      { do: "expectValue", target: controlOf(field), equals: option },
    ];
  const suggestions = { role: "group", name: `Suggestions for ${field.label}` } as const;
  return [{ do: "expectVisible", target: { role: "button", name: option, exact: true, within: suggestions } }];
}

/** Chooses every value that an earlier blueprint does not offer; null where there is none. */
export function newValuesCheck(project: ProjectModel, before: Blueprint): AcceptanceCheck | null {
  const tried = freshValues(project, before).flatMap((fresh) => {
    const place = placeOf(project, fresh.model);
    const opened = place === null ? [] : openForm(place);
    return opened.length === 0 ? [] : [{ fresh, steps: [...opened, ...choose(fresh)] }];
  });
  if (tried.length === 0) return null;
  return {
    id: "new-values",
    title: "New values can be chosen",
    capability: null,
    also: tried.map(({ fresh: { model, field, option } }) => `${model.entity.id}.${field.id}=${option}`),
    phrase: null,
    viewport: "desktop",
    steps: tried.flatMap(({ steps }) => steps),
  };
}
