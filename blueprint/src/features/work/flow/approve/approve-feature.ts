// Approvals: a choice says whether a row waits, is approved or is rejected, and two buttons decide, on its page and on the
// page of all that waits.
import { namedSample } from "../../../../checks/place.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, type Expression, imported, literal, local, object } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { Field } from "../../../../schema/entity.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { factsOf, rowProps } from "../../row-parts.ts";
import { ApproveFeature } from "./approve-schema.ts";
import { type Verdicts, verdictsAmong } from "./verdicts.ts";

export const approveFeature = defineFeature<typeof ApproveFeature>({
  schema: ApproveFeature,
  fieldOptions: { field: ["choice"] },
  words: {
    verbs:
      "approve,reject,approve or reject,review requests,review applications,approve requests,approve applications,review submissions,moderate,process claims,authorise,authorize,sign off",
    nouns:
      "approval,approval workflow,approval process,approval system,approval status,moderation,claims processing,leave approval,request approval,application review,data review,leave request review,reimbursement approval,reimbursement status",
    otherwise: "edit",
  },
  describe: (_, { many }) => ({ called: `approval of ${many}`, can: `approve or reject ${many}` }),
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const found = entity.fields.find(({ type, options = [] }) => type === "choice" && verdictsAmong(options) !== null);
    const free = entity.fields.some((field) => field.id === "status") ? "approval" : "status";
    const options = ["Pending", "Approved", "Rejected"];
    const fresh: Field = { id: free, label: capitalise(free), type: "choice", required: false, options };
    return {
      feature: { kind: "approve", id, phrase, entity: entity.id, field: (found ?? fresh).id },
      fields: found ? [] : [fresh],
      places: [
        {
          block: "waiting",
          on: "page",
          page: { id: "approvals", title: "Approvals", icon: "ClipboardCheck", intro: "What waits for a decision, and what was decided." },
        },
      ],
    };
  },
  compose: (context) => partsOf(context),
  checks: (context) => checksOf(context),
});

/** The words for the verdicts; null where the choice has lost one of them. */
function verdictsOf({ feature, model }: FeatureContext<ApproveFeature>): Verdicts | null {
  return verdictsAmong(fieldOf(model, feature.field).options ?? []);
}

function partsOf(context: FeatureContext<ApproveFeature>): FeatureParts {
  const { feature, model } = context;
  const verdicts = verdictsOf(context);
  if (verdicts === null) return {};
  const { entity, isLink } = rowProps(model);
  const { pending, approved, rejected } = verdicts;
  const said: Expression = object({ pending: literal(pending), approved: literal(approved), rejected: literal(rejected) });
  const props = { entity, field: literal(fieldOf(model, feature.field).key), verdicts: said };
  const list = element(imported("@/components/approval/approval-list", "ApprovalList"), {
    ...props,
    isLink,
    facts: factsOf(model, { without: [feature.field], limit: 4 }),
  });
  const buttons = element(imported("@/components/approval/decision-buttons", "DecisionButtons"), { ...props, row: local("row") });
  return { blocks: { waiting: { element: list } }, heading: [buttons] };
}

function checksOf(context: FeatureContext<ApproveFeature>): FeatureCheck[] {
  const { project, feature, model } = context;
  const verdicts = verdictsOf(context);
  const path = pageOf(project, feature);
  const stateOf = (index: number) => model.rows[index]?.[feature.field] ?? "";
  const waits = (index: number): boolean => stateOf(index) === "" || stateOf(index) === verdicts?.pending;
  const from = model.rows.findIndex((_, index) => waits(index));
  const sample = from < 0 ? null : namedSample({ project, model }, from);
  if (!sample || !waits(sample.index) || path === null || verdicts === null) return [];
  const { many } = model.entity.name;
  const button = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const list: Target = { role: "list", name: `${capitalise(many)} to decide on`, exact: true };
  const listed: Target = { role: "listitem", text: sample.title, within: list };
  const tab = (name: string): CheckStep => button(`${name} ${many}`);
  return [
    {
      title: `${capitalise(many)} are approved, rejected and opened again, and the decision is kept`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: listed },
        button(`Reject ${sample.title}`),
        { do: "expectHidden", target: listed },
        tab(verdicts.rejected),
        { do: "expectVisible", target: listed },
        button(`Reopen ${sample.title}`),
        tab(verdicts.pending),
        button(`Approve ${sample.title}`),
        { do: "reload" },
        tab(verdicts.approved),
        { do: "expectVisible", target: listed },
      ],
    },
  ];
}
