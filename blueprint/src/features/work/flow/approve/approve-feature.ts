// Approvals: a choice says whether a row waits, is approved or is rejected. Where it changes by steps, there is a page of decisions; else
// a board has a column for each.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../model/names.ts";
import type { Field } from "../../../../schema/entity.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { boardChecks } from "../board/board-checks.ts";
import { boardElement } from "../board/board-element.ts";
import { ApproveFeature } from "./approve-schema.ts";
import { decisionCheck, decisionParts, stateOf, undecidedCheck } from "./decision-parts.ts";
import { say } from "../../../../project/words/say.ts";

export const approveFeature = defineFeature<typeof ApproveFeature>({
  schema: ApproveFeature,
  fieldOptions: { field: ["choice"] },
  describe: (_, { many }) => ({ called: `approval of ${many}`, can: `approve or reject ${many}` }),
  draft: ({ entity }) => {
    if (entity === null) return null;
    const found =
      entity.fields.find(({ type, options = [] }) => type === "choice" && areVerdicts(options)) ??
      entity.fields.find(({ transitions }) => transitions !== undefined);
    const free = entity.fields.some((field) => field.id === "status") ? "approval" : "status";
    const options = [say.app.pending(), say.app.approved(), say.app.rejected()];
    const fresh: Field = {
      id: free,
      label: free === "status" ? say.app.status() : say.app.approval(),
      type: "choice",
      required: false,
      options,
    };
    return {
      feature: { entity: entity.id, field: (found ?? fresh).id },
      fields: found ? [] : [fresh],
      places: [
        onPage("waiting", {
          id: "approvals",
          title: say.app.approvals(),
          icon: "ClipboardCheck",
          intro: found?.transitions !== undefined ? say.app.decisionsIntro() : say.app.approvalsIntro(),
        }),
      ],
    };
  },
  compose: (context) => {
    const { feature, model } = context;
    const state = stateOf(context);
    return state === undefined ? { blocks: { waiting: { element: boardElement(model, feature.field) } } } : decisionParts(context, state);
  },
  checks: (context) =>
    stateOf(context) !== undefined
      ? [decisionCheck(context), undecidedCheck(context)]
      : boardChecks(
          context,
          `${capitalise(context.model.entity.name.many)} are approved and rejected on a board, and the decision is kept`,
        ),
});

/** Whether options say that something waits, is approved, or is rejected. */
function areVerdicts(options: readonly string[]): boolean {
  const isApproved = options.some((option) => /^(?:approved|accepted|granted|confirmed)$/i.test(option));
  const isRejected = options.some((option) => /^(?:rejected|denied|declined|refused)$/i.test(option));
  return isApproved && isRejected && options.some((option) => lexicon.holds(option, "awaiting-approval"));
}
