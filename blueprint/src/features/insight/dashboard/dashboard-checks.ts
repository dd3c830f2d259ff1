// How a dashboard is proven: another range of time changes what the charts say, the legend switches parts off, and the
// arrangement is the person's own and kept.
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../definition/define-feature.ts";
import { pageOf } from "../../definition/page-of.ts";
import { chooseWidgets, type Widget } from "./choose-widgets.ts";
import type { DashboardFeature } from "./dashboard-schema.ts";

const page = "/dashboard";

/** What a dashboard promises. */
export function dashboardChecks({ project, feature }: FeatureContext<DashboardFeature>): FeatureCheck[] {
  const widgets = chooseWidgets(project.entities);
  const [first, second] = widgets;
  const path = pageOf(project, feature) ?? page;
  if (!first || !second) return [];
  return [timeCheck(path, widgets), arrangeCheck(path, { first, second })];
}

function widget(title: string): Target {
  return { role: "article", name: title, exact: true };
}

function timeCheck(path: string, widgets: readonly Widget[]): FeatureCheck {
  const [first] = widgets;
  const line = widgets.find(({ shape }) => shape === "line");
  const told: Target = widget(line?.title ?? first?.title ?? "");
  const slider: Target = { role: "slider", within: told };
  const moments: CheckStep[] = line
    ? [
        { do: "rememberText", target: told, as: "the last moment" },
        { do: "press", key: "Home", target: slider },
        { do: "expectTextChanged", target: told, since: "the last moment" },
      ]
    : [];
  return {
    title: "The dashboard shows figures and charts of the data, and the time range that is chosen changes them and is kept",
    steps: [
      { do: "open", path },
      ...widgets.map(({ title }): CheckStep => ({ do: "expectVisible", target: widget(title) })),
      { do: "rememberText", target: told, as: "the range at first" },
      { do: "select", target: { label: "Time range" }, option: "7 days" },
      { do: "expectTextChanged", target: told, since: "the range at first" },
      ...moments,
      { do: "select", target: { label: "Time range" }, option: "Own dates" },
      { do: "fill", target: { label: "First day" }, value: "2020-03-01" },
      { do: "fill", target: { label: "Last day" }, value: "2019-03-01" },
      { do: "expectVisible", target: { role: "alert", text: "The first day comes after the last." } },
      { do: "fill", target: { label: "Last day" }, value: "2020-06-30" },
      { do: "expectText", target: told, contains: "Mar 1, 2020 – Jun 30, 2020" },
      { do: "reload" },
      { do: "expectText", target: told, contains: "Mar 1, 2020 – Jun 30, 2020" },
    ],
  };
}

function arrangeCheck(path: string, { first, second }: { first: Widget; second: Widget }): FeatureCheck {
  const list: Target = { role: "list", name: "Widgets", exact: true };
  const isFirst = ({ title }: Widget): CheckStep => ({
    do: "expectVisible",
    target: { ...widget(title), within: { role: "listitem", nth: 0, within: list } },
  });
  return {
    title: "The widgets of the dashboard can be rearranged, hidden and laid out in other columns, and the layout is kept",
    steps: [
      { do: "open", path },
      isFirst(first),
      { do: "click", target: { role: "button", name: "Customise layout", exact: true } },
      { do: "click", target: { role: "button", name: `Move ${first.title} later`, exact: true } },
      isFirst(second),
      { do: "click", target: { role: "button", name: `Hide ${first.title}`, exact: true } },
      { do: "expectHidden", target: widget(first.title) },
      { do: "select", target: { label: "Columns" }, option: "Three columns" },
      { do: "reload" },
      isFirst(second),
      { do: "expectHidden", target: widget(first.title) },
      { do: "click", target: { role: "button", name: "Customise layout", exact: true } },
      { do: "expectValue", target: { label: "Columns" }, equals: "three" },
      { do: "click", target: { role: "button", name: `Show ${first.title}`, exact: true } },
      { do: "expectVisible", target: widget(first.title) },
      { do: "click", target: { role: "button", name: "Reset layout", exact: true } },
      { do: "expectVisible", target: { role: "status", text: "The layout is as it was at first." } },
      isFirst(first),
    ],
  };
}
