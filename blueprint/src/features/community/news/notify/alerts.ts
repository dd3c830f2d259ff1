// Alerts: conditions that a person sets on the rows of an entity. A new row that meets one is told as a notification; a row
// can be simulated to see it happen.
import { namedSample } from "../../../../checks/place.ts";
import type { EntityModel } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { type Element, element, imported, invoke, literal, type Module } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import type { FeatureCheck } from "../../../definition/define-feature.ts";
import { keptIn } from "../../marks/marked-parts.ts";

/** The alerts on an entity's rows: where they are kept, where they are set, and what watches for new rows. */
export function alertParts(model: EntityModel): { module: Module; board: Element; watch: Element } {
  const name = `alert-${model.entity.id}`;
  const alerts = keptIn(name, `${model.one}Alerts`, invoke(imported("@/lib/alerts", "createAlerts"), literal(name)));
  const props = { alerts: alerts.variable, entity: entityVariable(model) };
  return {
    module: alerts.module,
    board: element(imported("@/components/alerts/alert-board", "AlertBoard"), props),
    watch: element(imported("@/components/alerts/alert-watch", "AlertWatch"), props),
  };
}

/** How to see that alerts on an entity's rows go off. */
export function alertChecks(project: ProjectModel, model: EntityModel): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const { one, many } = model.entity.name;
  const form = { role: "form", name: `Alert on ${many}`, exact: true } as const;
  const save: CheckStep = { do: "click", target: { role: "button", name: "Save alert", exact: true, within: form } };
  const fillIn = (label: string, value: string): CheckStep => ({ do: "fill", target: { label, exact: true, within: form }, value });
  const rule = (text: string) => ({ role: "listitem", within: { role: "list", name: `Alerts on ${many}`, exact: true }, text }) as const;
  const told = { role: "listitem", within: { role: "list", name: "Notifications", exact: true } } as const;
  const simulate: CheckStep[] = [
    { do: "select", target: { role: "combobox", name: `Simulate a new ${one} like` }, option: sample.title },
    { do: "click", target: { role: "button", name: `Simulate ${one}`, exact: true } },
  ];
  const choose = (label: string, option: string): CheckStep => ({
    do: "select",
    target: { role: "combobox", name: label, exact: true, within: form },
    option,
  });
  return [
    {
      title: `Alerts can be set on ${many} with a condition, are told as notifications of a new one, and can be changed, switched off and deleted`,
      steps: [
        { do: "open", path: "/notifications" },
        save,
        { do: "expectVisible", target: { text: "Give the alert a name." } },
        fillIn("Name of the alert", "Watch out"),
        choose("Field", model.title.label),
        choose("Comparison", "contains"),
        fillIn("Value", sample.title),
        save,
        { do: "expectVisible", target: rule("Watch out") },
        ...simulate,
        { do: "expectVisible", target: { ...told, text: "Alert: Watch out" } },
        { do: "click", target: { role: "button", name: "Edit Watch out", exact: true } },
        fillIn("Name of the alert", `${capitalise(one)} seen`),
        save,
        { do: "expectVisible", target: rule(`${capitalise(one)} seen`) },
        { do: "setChecked", target: { role: "checkbox", name: `${capitalise(one)} seen is on`, exact: true }, checked: false },
        ...simulate,
        { do: "reload" },
        { do: "expectVisible", target: rule("Off") },
        { do: "click", target: { role: "button", name: `Delete ${capitalise(one)} seen`, exact: true } },
        { do: "expectHidden", target: rule(`${capitalise(one)} seen`) },
        { do: "expectCount", target: { ...told, text: "Alert: " }, atLeast: 1, atMost: 1 },
      ],
    },
  ];
}
