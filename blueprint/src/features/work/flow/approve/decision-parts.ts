// Decisions on rows whose state changes by steps: a page with what waits for whoever opens it and what was decided, and on the page of a
// row every decision with who made it, when, and what they said.
import { type EntityModel, fieldOf, type FieldModel, hasAddedRows } from "../../../../model/entity-model.ts";
import { sampleTitle } from "../../../../model/new-entry.ts";
import { capitalise } from "../../../../model/names.ts";
import { isDistinct, isWhole, samplePath } from "../../../../checks/place.ts";
import { element, imported, invoke } from "../../../../project/code/expression.ts";
import { entityModule } from "../../../../project/files/entity-file.ts";
import { transitionsName } from "../../../../project/records/state-changes.ts";
import type { Target } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn, rowProps } from "../../../definition/kit-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { press } from "../../../definition/steps.ts";
import { factsOf } from "../../row-parts.ts";
import type { ApproveFeature } from "./approve-schema.ts";
import { say } from "../../../../project/words/say.ts";

/** The page and the history of decisions on a state. */
export function decisionParts({ feature, model }: FeatureContext<ApproveFeature>, field: FieldModel): FeatureParts {
  const transitions = imported(entityModule(model), transitionsName(model, field));
  const kept = keptIn(feature.id, `${model.one}Decisions`, invoke(imported("@/lib/decisions", "recordDecisions"), transitions), {
    comment: "Every step of the state is a decision that is remembered.",
  });
  const list = element(imported("@/components/decisions/decision-list", "DecisionList"), {
    of: kept.value,
    facts: factsOf(model, { without: [feature.field], limit: 3 }),
    isLink: model.hasDetail ? true : undefined,
  });
  return {
    modules: [kept.module],
    blocks: { waiting: { element: list } },
    detail: [element(imported("@/components/decisions/decision-history", "DecisionHistory"), rowProps(model))],
  };
}

/** Decides on a sample with a comment, and finds the decision where it was made and on the row's page. */
export function decisionCheck({ project, feature, model }: FeatureContext<ApproveFeature>): FeatureCheck | null {
  const path = pageOf(project, feature);
  const steps = project.transitions.filter((one) => one.entity === feature.entity && one.field === feature.field);
  const found = hasAddedRows(model)
    ? undefined
    : [...model.rows.keys()].find((index) => isDecidable(project, model, index) && stepsFrom(index).length > 0);
  function stepsFrom(index: number): typeof steps {
    return steps.filter(({ from }) => from.includes(String(model.rows[index]?.[feature.field])));
  }
  // After the last step nothing waits any more.
  const step = found === undefined ? undefined : stepsFrom(found).find(({ to }) => steps.every(({ from }) => !from.includes(to)));
  const title = found === undefined ? null : sampleTitle(project, model, found);
  if (path === null || found === undefined || step === undefined || title === null) return null;
  // Several things may wait on one page, and rows of them be called the same.
  const kind = capitalise(model.entity.name.many);
  const listed = (name: string): Target => ({
    role: "listitem",
    text: title,
    within: { role: "list", name: say.general.ofKind({ kind, title: name }), exact: true },
  });
  const said = "Seen and settled";
  return {
    title: `${capitalise(model.entity.name.many)} that wait are decided with a comment, and the decision stands with what was said on the page of decisions and on the row's own`,
    steps: [
      { do: "open", path },
      {
        do: "fill",
        target: { label: say.work.commentOn({ title }), exact: true, within: listed(say.work.waitsForDecision()) },
        value: said,
      },
      press(step.verb, { within: listed(say.work.waitsForDecision()) }),
      { do: "expectText", target: listed(say.work.decided()), contains: step.to },
      { do: "expectText", target: listed(say.work.decided()), contains: said },
      { do: "expectHidden", target: listed(say.work.waitsForDecision()) },
      { do: "reload" },
      { do: "expectText", target: listed(say.work.decided()), contains: said },
      ...(model.hasDetail
        ? ([
            { do: "open", path: samplePath(model, found) },
            { do: "expectText", target: { role: "list", name: say.work.decisions(), exact: true }, contains: said },
          ] as const)
        : []),
    ],
  };
}

function isDecidable(project: FeatureContext<ApproveFeature>["project"], model: EntityModel, index: number): boolean {
  const title = sampleTitle(project, model, index);
  return title !== null && isWhole(model, index) && isDistinct({ project, model }, { index, title });
}

/** The state that is decided on; undefined where people set the choice themselves. */
export function stateOf({ feature, model }: FeatureContext<ApproveFeature>): FieldModel | undefined {
  const field = fieldOf(model, feature.field);
  return field.transitions === undefined ? undefined : field;
}
