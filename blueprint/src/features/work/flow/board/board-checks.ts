import { namedSample, undoButton } from "../../../../checks/place.ts";
import { factTexts } from "../../../../checks/shown-values.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
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
  const statesAfter = (moved: string): string[] => model.rows.map((_, index) => stateOf(index, moved));
  const board = { role: "region", name: say.work.board(), exact: true } as const;
  const counted = (moved: string): CheckStep[] => countSteps(board, { options, states: statesAfter(moved) });
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
      ...(fieldOf(model, feature.field).transitions === undefined
        ? dragSteps(board, {
            column: to,
            beside: options[options.indexOf(to) - 1] ?? null,
            states: statesAfter(to),
          })
        : []),
    ],
  };
}

const regionOf = (board: Target, name: string): Target => ({ role: "region", name, exact: true, within: board });

/** Each column says how many cards it has, and the board how many have come to its end. */
function countSteps(board: Target, { options, states }: { options: readonly string[]; states: readonly string[] }): CheckStep[] {
  const done = (column: string): number => states.filter((state) => state === column).length;
  const counted = options.map((column): CheckStep => ({
    do: "expectText",
    target: regionOf(board, column),
    contains: `${column} ${done(column)}`,
  }));
  const goal = options.findLast((option) => !WAYS_OUT.some((way) => option.toLowerCase().includes(way)));
  if (goal === undefined) return counted;
  const share = Math.round((done(goal) / states.length) * 100);
  const contains = say.work.shareDone({ done: done(goal), all: states.length, column: goal, share });
  return [...counted, { do: "expectText", target: board, contains }];
}

/** The uppermost card of a column is dragged to the heading of the column before it: both are in view at once. */
function dragSteps(
  board: Target,
  { column, beside, states }: { column: string; beside: string | null; states: readonly string[] },
): CheckStep[] {
  if (beside === null) return [];
  const target: Target = { role: "listitem", nth: 0, within: { role: "list", name: column, exact: true, within: board } };
  const counted = (name: string, by: number): CheckStep => ({
    do: "expectText",
    target: regionOf(board, name),
    contains: `${name} ${states.filter((state) => state === name).length + by}`,
  });
  return [
    { do: "drag", target, from: { x: 0.02, y: 0.5 }, to: { role: "heading", name: beside, within: regionOf(board, beside) } },
    counted(beside, 1),
    counted(column, -1),
  ];
}
