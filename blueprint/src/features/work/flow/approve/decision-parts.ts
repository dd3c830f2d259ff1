// Decisions on rows whose state changes by steps: a page with what waits for whoever opens it and what was decided, and on the page of a
// row every decision with who made it, when, and what they said.
import { type EntityModel, fieldOf, type FieldModel, hasAddedRows } from "../../../../model/entity-model.ts";
import { sampleTitle } from "../../../../model/entered/new-entry.ts";
import { capitalise } from "../../../../model/names.ts";
import { isDistinct, isWhole, samplePath } from "../../../../checks/place.ts";
import type { TransitionRead } from "../../../../model/effects/read-transitions.ts";
import { ownedPath } from "../../../../model/people/owned-path.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { array, element, imported, invoke } from "../../../../project/code/expression.ts";
import { entityModule } from "../../../../project/files/entity-file.ts";
import { transitionsName } from "../../../../project/records/state-changes.ts";
import type { Target } from "../../../../schema/check.ts";
import type { FeatureCheck, FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn, rowProps } from "../../../definition/kit-parts.ts";
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { press } from "../../../definition/steps.ts";
import { factsOf } from "../../row-parts.ts";
import { firstAsAdministrator, logOut, signUp } from "../../../community/people/account/people-steps.ts";
import type { ApproveFeature } from "./approve-schema.ts";
import { audienceOfStep, decidedSteps } from "./decided-steps.ts";
import { say } from "../../../../project/words/say.ts";

/** The page and the history of decisions on a state. */
export function decisionParts({ project, feature, model }: FeatureContext<ApproveFeature>, field: FieldModel): FeatureParts {
  const transitions = imported(entityModule(model), transitionsName(model, field));
  const kept = keptIn(feature.id, `${model.one}Decisions`, invoke(imported("@/lib/decisions", "recordDecisions"), transitions), {
    comment: "Every step of the state is a decision that is remembered.",
  });
  const { waiting, steps, isPart } = decidedSteps(project, model, feature.field);
  const list = element(imported("@/components/decisions/decision-list", "DecisionList"), {
    of: kept.value,
    facts: factsOf(model, { without: [feature.field], limit: 3 }),
    isLink: model.hasDetail ? true : undefined,
    waiting: isPart ? array(waiting) : undefined,
    verbs: isPart ? array([...new Set(steps.map(({ verb }) => verb))]) : undefined,
    isAlone: isAlone(project, feature) ? true : undefined,
  });
  return {
    modules: [kept.module],
    blocks: { waiting: { element: list } },
    detail: [element(imported("@/components/decisions/decision-history", "DecisionHistory"), rowProps(model))],
  };
}

/** Whether the page of the decisions has nothing else. */
function isAlone(project: ProjectModel, feature: ApproveFeature): boolean {
  const sections = blockPage(project, feature.id)?.page.sections ?? [];
  const decided = new Set(project.blueprint.features.flatMap(({ id, kind }) => (kind === "approve" ? [id] : [])));
  return sections.every((section) => section.kind === "feature" && decided.has(section.feature));
}

/** Decides on a sample with a comment, and finds the decision where it was made and on the row's page. */
export function decisionCheck({ project, feature, model }: FeatureContext<ApproveFeature>): FeatureCheck | null {
  const path = pageOf(project, feature);
  const { waiting, steps } = decidedSteps(project, model, feature.field);
  const found = hasAddedRows(model)
    ? undefined
    : [...model.rows.keys()].find((index) => isDecidable(project, model, index) && stepsFrom(index).length > 0);
  function stepsFrom(index: number): readonly TransitionRead[] {
    const state = String(model.rows[index]?.[feature.field]);
    return waiting.includes(state) ? steps.filter(({ from }) => from.includes(state)) : [];
  }
  // After the last decision nothing waits any more.
  const step = found === undefined ? undefined : stepsFrom(found).find(({ to }) => !waiting.includes(to));
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

/** That a list of decisions is not there for somebody who is logged in and may make none of them. */
export function undecidedCheck({ project, feature, model }: FeatureContext<ApproveFeature>): FeatureCheck | null {
  const path = pageOf(project, feature);
  const audiences = decidedSteps(project, model, feature.field).steps.map((step) => audienceOfStep(project, model, step));
  const isForAll = audiences.flat().some((who) => who === "everybody" || who === "members" || ownedPath(who) !== null);
  if (path === null || isForAll || stateOf({ feature, model }) === undefined) return null;
  const many = capitalise(model.entity.name.many);
  const title = say.general.ofKind({ kind: many, title: say.work.waitsForDecision() });
  return {
    title: `${many} that wait for a decision are shown to nobody who may not decide`,
    steps: [
      ...firstAsAdministrator(project).steps,
      { do: "open", path },
      { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
      ...logOut,
      ...signUp("Ben"),
      { do: "open", path },
      { do: "expectVisible", target: { role: "main" } },
      { do: "expectHidden", target: { role: "heading", name: title, exact: true } },
    ],
  };
}

function isDecidable(project: FeatureContext<ApproveFeature>["project"], model: EntityModel, index: number): boolean {
  const title = sampleTitle(project, model, index);
  return title !== null && isWhole(model, index) && isDistinct({ project, model }, { index, title });
}

/** The state that is decided on; undefined where people set the choice themselves. */
export function stateOf({ feature, model }: Pick<FeatureContext<ApproveFeature>, "feature" | "model">): FieldModel | undefined {
  const field = fieldOf(model, feature.field);
  return field.transitions === undefined ? undefined : field;
}
