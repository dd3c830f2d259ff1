// Alerts: conditions that a person sets on the rows of an entity. A new row that meets one is written to a log as the
// SMS or e-mail that would be sent; a row can be simulated to see it happen.
import type { CheckStep } from "../../../../schema/check.ts";
import { namedSample } from "../../../../checks/place.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported, invoke, literal, texts } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { keptIn } from "../../marks/marked-parts.ts";

type Alert = FeatureOf<"alert">;

export const alertUnit: Unit<Alert> = {
  draft: ({ id, phrase, words, prompt, entity }) => {
    if (entity === null) return null;
    const channels = /\bsms\b|\btext messag/.test(`${words} ${prompt}`) ? ["SMS", "E-mail"] : ["E-mail", "SMS"];
    const page = { id: "alerts", title: "Alerts", icon: "BellRing", intro: "Say what you want to hear of, and where it reaches you." };
    return { feature: { kind: "alert", id, phrase, entity: entity.id, channels }, places: [{ block: "board", on: "page", page }] };
  },
  compose: (call) => composed(call),
  checks: (call) => checksOf(call),
};

function composed({ project, feature, model }: UnitCall<Alert>): FeatureParts {
  const opened = invoke(imported("@/lib/alerts", "createAlerts"), literal(feature.id), texts(feature.channels));
  const alerts = keptIn(feature.id, `${model.one}Alerts`, opened);
  const props = { alerts: alerts.variable, entity: entityVariable(model) };
  const notifies = project.blueprint.features.some(({ kind }) => kind === "notify");
  return {
    modules: [alerts.module],
    blocks: { board: { element: element(imported("@/components/alerts/alert-board", "AlertBoard"), props) } },
    frame: [
      element(imported("@/components/alerts/alert-watch", "AlertWatch"), {
        ...props,
        notify: notifies ? imported("@/lib/notifications", "addNotification") : undefined,
      }),
    ],
  };
}

function checksOf({ project, feature, model }: UnitCall<Alert>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const page = project.pages.find(({ page: { sections } }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id),
  );
  const { one, many } = model.entity.name;
  const form = { role: "form", name: `Alert on ${many}`, exact: true } as const;
  const save: CheckStep = { do: "click", target: { role: "button", name: "Save alert", exact: true, within: form } };
  const fillIn = (label: string, value: string): CheckStep => ({ do: "fill", target: { label, exact: true, within: form }, value });
  const rule = (text: string) => ({ role: "listitem", within: { role: "list", name: `Alerts on ${many}`, exact: true }, text }) as const;
  const log = { role: "listitem", within: { role: "list", name: `Alert log of ${many}`, exact: true } } as const;
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
      title: `Alerts can be set on ${many} with a condition and a channel, go off for a new one, and can be changed, switched off and deleted`,
      steps: [
        { do: "open", path: page?.path ?? "/alerts" },
        save,
        { do: "expectVisible", target: { text: "Give the alert a name." } },
        { do: "expectVisible", target: { text: "Say where the alert goes." } },
        fillIn("Name of the alert", "Watch out"),
        choose("Field", model.title.label),
        choose("Comparison", "contains"),
        fillIn("Value", sample.title),
        choose("Channel", "SMS"),
        fillIn("Phone number or e-mail address", "nobody"),
        save,
        { do: "expectVisible", target: { text: "Write a whole phone number." } },
        fillIn("Phone number or e-mail address", "+1 555 0100 142"),
        save,
        { do: "expectVisible", target: rule("Watch out") },
        ...simulate,
        { do: "expectVisible", target: { ...log, text: `Watch out: ${sample.title}` } },
        { do: "click", target: { role: "button", name: "Edit Watch out", exact: true } },
        fillIn("Name of the alert", `${capitalise(one)} seen`),
        save,
        { do: "expectVisible", target: rule(`${capitalise(one)} seen`) },
        { do: "setChecked", target: { role: "checkbox", name: `${capitalise(one)} seen is on`, exact: true }, checked: false },
        ...simulate,
        { do: "reload" },
        { do: "expectVisible", target: rule("Off") },
        { do: "expectCount", target: log, atLeast: 1, atMost: 1 },
        { do: "click", target: { role: "button", name: `Delete ${capitalise(one)} seen`, exact: true } },
        { do: "expectHidden", target: rule(`${capitalise(one)} seen`) },
      ],
    },
  ];
}
