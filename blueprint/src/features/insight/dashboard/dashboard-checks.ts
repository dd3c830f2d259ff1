// How a dashboard is proven: another range of time changes what the charts say, and is kept; a report is downloaded.
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { FeatureCheck, FeatureChecks, FeatureContext } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { chooseWidgets, type Widget } from "./choose-widgets.ts";
import type { DashboardFeature } from "./dashboard-schema.ts";
import { say, formatted } from "../../../project/words/say.ts";

const page = "/dashboard";

/** What a dashboard promises. */
export function dashboardChecks({ project, feature }: FeatureContext<DashboardFeature>): FeatureChecks {
  const widgets = chooseWidgets(project.entities);
  const path = pageOf(project, feature) ?? page;
  return widgets.length < 2 ? [] : [timeCheck(path, widgets), reportCheck(path, widgets, feature)];
}

function widget(title: string): Target {
  return { role: "article", name: title, exact: true };
}

function timeCheck(path: string, widgets: readonly Widget[]): FeatureCheck {
  const [first] = widgets;
  const line = widgets.find(({ shape }) => shape === "line");
  const stated: Target = widget(line?.title ?? first?.title ?? "");
  const slider: Target = { role: "slider", within: stated };
  const moments: CheckStep[] = line
    ? [
        { do: "rememberText", target: stated, as: "the last moment" },
        { do: "press", key: "Home", target: slider },
        { do: "expectTextChanged", target: stated, since: "the last moment" },
      ]
    : [];
  return {
    title: "The dashboard shows figures and charts of the data, and the time range that is chosen changes them and is kept",
    steps: [
      { do: "open", path },
      ...widgets.map(({ title }): CheckStep => ({ do: "expectVisible", target: widget(title) })),
      { do: "rememberText", target: stated, as: "the range at first" },
      { do: "select", target: { label: say.insight.timeRange() }, option: say.insight.last7Days() },
      { do: "expectTextChanged", target: stated, since: "the range at first" },
      ...moments,
      { do: "select", target: { label: say.insight.timeRange() }, option: say.insight.ownDates() },
      { do: "fill", target: { label: say.insight.firstDay() }, value: "2020-03-01" },
      { do: "fill", target: { label: say.insight.lastDay() }, value: "2019-03-01" },
      { do: "expectVisible", target: { role: "alert", text: say.insight.theFirstDayComesAfter() } },
      { do: "fill", target: { label: say.insight.lastDay() }, value: "2020-06-30" },
      { do: "expectText", target: stated, contains: `${formatted.date("2020-03-01")} – ${formatted.date("2020-06-30")}` },
      { do: "reload" },
      { do: "expectText", target: stated, contains: `${formatted.date("2020-03-01")} – ${formatted.date("2020-06-30")}` },
    ],
  };
}

function reportCheck(path: string, [first]: readonly Widget[], { report }: DashboardFeature): FeatureCheck | null {
  if (report === undefined) return null;
  const format: Target = { role: "combobox", name: say.insight.format(), exact: true };
  const button: Target = { role: "button", name: say.insight.download({ called: report }), exact: true };
  return {
    title: `People can generate a ${report} from what the page shows, in the format that is chosen, and download it`,
    steps: [
      { do: "open", path },
      { do: "select", target: format, option: say.insight.spreadsheetCsv() },
      { do: "expectDownload", target: button, nameEndsWith: ".csv", contains: first?.title ?? "" },
      { do: "select", target: format, option: say.insight.pdfDocument() },
      { do: "expectDownload", target: button, nameEndsWith: ".pdf", contains: "%PDF" },
    ],
  };
}
