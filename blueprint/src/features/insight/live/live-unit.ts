// Data that goes on arriving. There is no server that could send it: readings are simulated around the values of the
// rows, and the app says so.

import { capitalise } from "../../../writer/model/names.ts";
import type { Target } from "../../../schema/check.ts";
import type { FeatureOf } from "../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../unit/unit.ts";
import { numbersOf } from "../data/data-fields.ts";

type Live = FeatureOf<"live">;

export const liveUnit: Unit<Live> = {
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const intro = "Readings as they come in. They are simulated in this browser, around the values that are kept.";
    return {
      feature: { kind: "live", id, phrase, entity: entity.id },
      places: [
        { block: "now", on: "home", at: "top" },
        { block: "feed", on: "page", page: { id: "live", title: "Live", icon: "Activity", intro } },
      ],
    };
  },
  checks: (call) => checksOf(call),
};

function checksOf({ project, model }: UnitCall<Live>): FeatureCheck[] {
  if (model.entity.samples.length === 0) return [];
  const path = project.pages.find(({ page }) => page.id === "live")?.path ?? "/live";
  const many = capitalise(model.entity.name.many);
  const latest: Target = { role: "group", name: `Latest readings of ${model.entity.name.many}`, exact: true };
  const number = numbersOf(model)[0];
  const days = number === undefined ? "Activity" : capitalise(number.label);
  return [
    {
      title: `${many} are followed live: readings arrive by themselves, can be paused, and the past two weeks can be compared`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { text: "simulated" } },
        { do: "rememberText", target: latest, as: "the first reading" },
        { do: "expectTextChanged", target: latest, since: "the first reading" },
        {
          do: "expectVisible",
          target: { role: "listitem", within: { role: "list", name: `Events of ${model.entity.name.many}`, exact: true } },
        },
        { do: "click", target: { role: "button", name: "Pause", exact: true } },
        { do: "expectVisible", target: { text: "Paused" } },
        { do: "click", target: { role: "button", name: "Start", exact: true } },
        { do: "rememberText", target: latest, as: "the reading before it went on" },
        { do: "expectTextChanged", target: latest, since: "the reading before it went on" },
        { do: "expectVisible", target: { role: "slider", name: `${days} of the past two weeks` } },
        { do: "expectCount", target: { role: "option", within: { label: "One day" } }, atLeast: 14, atMost: 14 },
      ],
    },
    {
      title: `The latest readings of ${model.entity.name.many} stand on the first page`,
      steps: [
        { do: "open", path: "/" },
        { do: "rememberText", target: latest, as: "the first reading" },
        { do: "expectTextChanged", target: latest, since: "the first reading" },
      ],
    },
  ];
}
