import { namedSample, undoButton } from "../../../../checks/place.ts";
import { factTexts } from "../../../../checks/shown-values.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { factFields } from "../../row-parts.ts";
import type { ApproveFeature } from "../approve/approve-schema.ts";
import { onCards } from "./board-element.ts";
import type { BoardFeature } from "./board-schema.ts";
import { say } from "../../../../project/words/say.ts";

/** Options in which something ends without having come to its goal. */
const WAYS_OUT = ["lost", "cancel", "reject", "declin", "fail", "archiv"];

/** A card goes to another column, and stays there. None where the choice has lost its options. */
export function boardChecks(
  { project, feature, model }: FeatureContext<BoardFeature | ApproveFeature>,
  title: string,
): FeatureCheck | null {
  const sample = namedSample({ project, model });
  const path = pageOf(project, feature);
  const options = fieldOf(model, feature.field).options ?? [];
  const [first = ""] = options;
  if (!sample || path === null || options.length < 2) return null;
  const now = model.rows[sample.index]?.[feature.field];
  const from = typeof now === "string" && options.includes(now) ? now : first;
  const to = options.findLast((option) => option !== from) ?? "";
  const stateOf = (index: number, moved: string): string => {
    const state = index === sample.index ? moved : model.rows[index]?.[feature.field];
    return typeof state === "string" && options.includes(state) ? state : first;
  };
  const goal = options.findLast((option) => !WAYS_OUT.some((way) => option.toLowerCase().includes(way)));
  const board = { role: "region", name: say.work.board(), exact: true } as const;
  // Each column says how many cards it has, and the board how many have come to its end.
  const counted = (moved: string): CheckStep[] => {
    const states = model.rows.map((_, index) => stateOf(index, moved));
    const done = (column: string): number => states.filter((state) => state === column).length;
    const share = (column: string): CheckStep => ({
      do: "expectText",
      target: board,
      contains: say.work.shareDone({
        done: done(column),
        all: states.length,
        column,
        share: Math.round((done(column) / states.length) * 100),
      }),
    });
    const stated = goal === undefined ? [] : [share(goal)];
    return options
      .map((column): CheckStep => {
        const count = done(column);
        return { do: "expectText", target: { role: "region", name: column, exact: true, within: board }, contains: `${column} ${count}` };
      })
      .concat(stated);
  };
  const columnOf = (column: string) => ({ role: "list", name: column, exact: true, within: board }) as const;
  const card = (column: string) => ({ role: "listitem", text: sample.title, within: columnOf(column) }) as const;
  const fields = factFields(model, onCards(feature.field));
  const facts = factTexts(project, model, { fields, row: model.rows[sample.index] ?? {} });
  return {
    title,
    steps: [
      { do: "open", path },
      { do: "expectVisible", target: model.hasDetail ? { role: "link", name: sample.title, exact: true, within: card(from) } : card(from) },
      ...facts.map((contains): CheckStep => ({ do: "expectText", target: card(from), contains })),
      ...counted(from),
      { do: "expectVisible", target: { role: "progressbar", name: say.work.progress(), within: board } },
      { do: "select", target: { role: "combobox", name: say.work.move({ title: sample.title }), exact: true }, option: to },
      { do: "expectVisible", target: card(to) },
      { do: "click", target: undoButton(say.work.moved({ title: sample.title, column: to })) },
      { do: "expectVisible", target: card(from) },
      { do: "select", target: { role: "combobox", name: say.work.move({ title: sample.title }), exact: true }, option: to },
      { do: "expectVisible", target: card(to) },
      ...counted(to),
      { do: "reload" },
      { do: "expectVisible", target: card(to) },
      { do: "expectCount", target: card(from), atMost: 0 },
    ],
  };
}
