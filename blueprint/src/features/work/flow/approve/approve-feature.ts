// Approvals: whoever decides approves a row or rejects it with a reason, on its page or on the page of all that waits. Where
// the rows have a state with words for all three, it follows the decision; else the log of decisions says how a row stands.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import { element, imported, invoke, literal, local, object } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { Field } from "../../../../schema/entity.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { pageOf } from "../../page-of.ts";
import { factsOf, rowProps } from "../../row-parts.ts";
import { ApproveFeature } from "./approve-schema.ts";

export const approveFeature = defineFeature<typeof ApproveFeature>({
  schema: ApproveFeature,
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
    return {
      feature: { kind: "approve", id, phrase, entity: entity.id, state: stateOf(entity.fields) },
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

/** The decisions, a row's part in them, and the page of all rows that wait. */
function partsOf({ feature, model }: FeatureContext<ApproveFeature>): FeatureParts {
  const { state } = feature;
  const name = `${model.one}Approval`;
  const approval = imported(`@/features/${feature.id}`, name);
  const row = local("row");
  const options = object({
    name: literal(feature.id),
    ...rowProps(model),
    state:
      state === null
        ? undefined
        : object({
            field: literal(fieldOf(model, state.field).key),
            options: object({ Pending: literal(state.pending), Approved: literal(state.approved), Rejected: literal(state.rejected) }),
          }),
    facts: factsOf(model, { without: state === null ? [] : [state.field], limit: 4 }),
  });
  return {
    modules: [
      {
        path: `src/features/${feature.id}.ts`,
        statements: [{ kind: "constant", name, value: invoke(imported("@/lib/approval", "defineApproval"), options) }],
      },
    ],
    blocks: { waiting: { element: element(imported("@/components/approval/approval-list", "ApprovalList"), { approval }) } },
    detail: [element(imported("@/components/approval/approval-section", "ApprovalSection"), { approval, row })],
    row: [element(imported("@/components/approval/verdict-badge", "RowVerdict"), { approval, row })],
  };
}

/** The choice field that already tells approved from rejected, with its words for both and for what waits. */
function stateOf(fields: readonly Field[]): ApproveFeature["state"] {
  for (const { id, type, options = [] } of fields) {
    const approved = options.find((option) => /^(?:approved|accepted|granted|confirmed)$/i.test(option));
    const rejected = options.find((option) => /^(?:rejected|denied|declined|refused)$/i.test(option));
    const pending = options.find((option) => /pending|submitted|new|review|wait|open|draft|request|received/i.test(option));
    if (type === "choice" && approved !== undefined && rejected !== undefined && pending !== undefined)
      return { field: id, pending, approved, rejected };
  }
  return null;
}

function checksOf({ project, feature, model }: FeatureContext<ApproveFeature>): FeatureCheck[] {
  const { state } = feature;
  const path = pageOf(project, feature);
  const waits = (index: number): boolean => {
    const now = state === null ? "" : model.entity.samples[index]?.[state.field];
    return state === null || now === state.pending || typeof now !== "string" || now === "";
  };
  const from = model.entity.samples.findIndex((_, index) => waits(index));
  const sample = from < 0 ? null : namedSample({ project, model }, from);
  if (!sample || !waits(sample.index) || path === null) return [];
  const { many } = model.entity.name;
  const button = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const listed: Target = {
    role: "listitem",
    text: sample.title,
    within: { role: "list", name: `${capitalise(many)} to decide on`, exact: true },
  };
  const tab = (name: string): CheckStep => ({ do: "click", target: { role: "button", name: `${name} ${many}` } });
  const onItsPage: CheckStep[] = model.hasDetail
    ? [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "expectVisible", target: { role: "listitem", text: "Approved", within: { role: "list", name: "Decisions", exact: true } } },
        {
          do: "expectVisible",
          target: { role: "listitem", text: "The dates do not fit.", within: { role: "list", name: "Decisions", exact: true } },
        },
      ]
    : [];
  return [
    {
      title: `${capitalise(many)} are approved or rejected with a reason, and the decision is logged and kept`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: listed },
        button(`Reject ${sample.title}`),
        button("Confirm rejection"),
        { do: "expectVisible", target: { text: "Give a reason." } },
        { do: "fill", target: { label: "Reason" }, value: "The dates do not fit." },
        button("Confirm rejection"),
        { do: "expectHidden", target: listed },
        tab("Rejected"),
        { do: "expectVisible", target: { ...listed, text: "The dates do not fit." } },
        button(`Reopen ${sample.title}`),
        tab("Pending"),
        button(`Approve ${sample.title}`),
        { do: "reload" },
        tab("Approved"),
        { do: "expectVisible", target: listed },
        ...onItsPage,
      ],
    },
  ];
}
