// A forecast: no service is asked, so the weather is simulated from the climate of a place and the day, and says so.

import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { blockPath } from "../../frame/sections.ts";

type Weather = FeatureOf<"weather">;

export const weatherUnit: Unit<Weather> = {
  draft: ({ id, phrase, words }) => ({
    feature: { kind: "weather", id, phrase, title: "The next seven days" },
    places: [
      {
        block: "forecast",
        on: "page",
        page: { id: "weather", title: /\bforecast/.test(words) ? "Weather forecast" : "Weather", icon: "CloudSun" },
      },
    ],
  }),
  checks: ({ project, feature }) => {
    const path = blockPath(project, feature.id, "forecast");
    if (path === null) return [];
    const days = { role: "group", name: "Days", exact: true } as const;
    const chart = { role: "img", name: "Temperature by the hour" } as const;
    return [
      {
        title: "The forecast shows seven days and the hours of a chosen one, for a place that is chosen and kept",
        steps: [
          { do: "open", path },
          { do: "expectCount", target: { role: "button", within: days }, atLeast: 7, atMost: 7 },
          { do: "expectVisible", target: { text: "Simulated weather" } },
          { do: "rememberText", target: days, as: "days" },
          { do: "select", target: { label: "Place" }, option: "Cairo" },
          { do: "expectTextChanged", target: days, since: "days" },
          { do: "expectVisible", target: { role: "heading", name: "Cairo, today" } },
          { do: "click", target: { role: "button", within: days, nth: 2 } },
          { do: "expectHidden", target: { role: "heading", name: "Cairo, today" } },
          { do: "expectVisible", target: chart },
          { do: "reload" },
          { do: "expectVisible", target: { role: "heading", name: "Cairo, today" } },
        ],
      },
    ];
  },
};
