// `layout.ts` of the generated dashboard: which widgets are shown, in which order and shape, kept across visits.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { DASHBOARD } from "./measure-library.ts";

/** `layout.ts`. `range` is the choice of time with which a first visit begins. */
export function layoutModule({ slug, range }: { slug: string; range: string }): ModuleSource {
  return {
    path: `${DASHBOARD}/layout.ts`,
    opening: "The person's own arrangement of the dashboard, kept in this browser.",
    library: true,
    parts: [
      {
        name: "DashboardLayout",
        isType: true,
        code: code`
          interface DashboardLayout {
            /** The ids of all widgets, in the order in which they are shown. */
            order: readonly string[];
            hidden: readonly string[];
            columns: string;
            /** How widgets are drawn that the person draws in another way, by id. */
            shapes: Readonly<Record<string, string>>;
            range: @TimeRange;
          }`,
      },
      { name: "DASHBOARD_KEY", code: code`const DASHBOARD_KEY = ${`${slug}/dashboard`};` },
      {
        name: "FIRST_LAYOUT",
        code: code`
          const FIRST_LAYOUT: @DashboardLayout = {
            order: @WIDGETS.map(({ id }) => id),
            hidden: [],
            columns: "two",
            shapes: {},
            range: { choice: ${range}, from: "", to: "" },
          };`,
      },
      { name: "readLayout", comment: "What was kept; widgets that it does not know come last.", code: readLayout },
      {
        name: "useDashboardLayout",
        code: code`
          function useDashboardLayout(): [@DashboardLayout, (changes: Partial<@DashboardLayout>) => void] {
            const [layout, setLayout] = @useState(@readLayout);
            return [
              layout,
              (changes) => {
                const next = { ...layout, ...changes };
                setLayout(next);
                @writeItem(@DASHBOARD_KEY, JSON.stringify(next));
              },
            ];
          }`,
      },
      {
        name: "moved",
        comment: "The order with one widget at the place of another.",
        code: code`
          function moved(order: readonly string[], id: string, target: string): string[] {
            const place = order.indexOf(target);
            return order.filter((other) => other !== id).toSpliced(place, 0, id);
          }`,
      },
    ],
  };
}

const readLayout = code`
  function readLayout(): @DashboardLayout {
    const saved = @parseJson(@readItem(@DASHBOARD_KEY));
    if (!@isSavedObject(saved)) return @FIRST_LAYOUT;
    const known = @readTexts(saved.order).filter((id) => @FIRST_LAYOUT.order.includes(id));
    const range = @isSavedObject(saved.range) ? saved.range : {};
    return {
      order: [...new Set([...known, ...@FIRST_LAYOUT.order])],
      hidden: @readTexts(saved.hidden),
      columns: @readText(saved.columns) || @FIRST_LAYOUT.columns,
      shapes: @isSavedObject(saved.shapes) ? Object.fromEntries(Object.entries(saved.shapes).map(([id, shape]) => [id, @readText(shape)])) : {},
      range: { choice: @readText(range.choice) || @FIRST_LAYOUT.range.choice, from: @readDate(range.from), to: @readDate(range.to) },
    };
  }`;
