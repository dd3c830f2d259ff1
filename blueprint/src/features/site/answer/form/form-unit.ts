// A form with the fields that the prompt names: refused with a message where something is missing, confirmed with a
// number, and listed for the visitor who sent it.
import { element, literal } from "../../../../project/code/expression.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { blockPage, blockPath } from "../../frame/sections.ts";
import { composeForm } from "../fields/compose-form.ts";
import { sendSteps } from "../fields/send-steps.ts";
import { draftForm } from "./form-draft.ts";

type Form = FeatureOf<"form">;

export const formUnit: Unit<Form> = {
  draft: draftForm,
  compose: (call) => composeRequest(call),
  checks: (call) => checksOf(call),
};

function composeRequest({ project, feature }: UnitCall<Form>): FeatureParts {
  const { id, line, fields, button, anonymous } = feature;
  const form = composeForm({
    ...{ id, name: "requestForm", fields, button },
    confirmation: anonymous ? "Received, without anything about you." : "Thank you, this is received.",
    note: "This demonstration keeps what you send in this browser only.",
    sentTitle: anonymous ? "Reports from this browser" : "What you have sent",
  });
  const section = element(siteComponent("forms/form-section", "FormSection"), {
    ...{ id: literal(id), title: literal(headingOf(project, feature)), description: literal(line), form: form.value },
  });
  return { modules: [form.module], blocks: { form: { element: section } } };
}

/** The section's heading: not what the page's own says already. */
function headingOf(project: ProjectModel, { id, title, anonymous }: Form): string {
  const page = blockPage(project, id, "form");
  if (page === null || page.path === "/" || page.page.title !== title) return title;
  return anonymous ? "Your report" : "Please fill this in";
}

function checksOf({ project, feature }: UnitCall<Form>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "form");
  if (path === null) return [];
  const { fields, button, anonymous } = feature;
  const title = headingOf(project, feature);
  return [
    {
      title: `${anonymous ? "A report can be sent without a name" : "The form can be filled in and sent"}: it is refused while something is missing, confirmed with a number, and kept`,
      steps: sendSteps({
        path,
        title,
        fields,
        button,
        confirmation: "received",
        listTitle: anonymous ? "Reports from this browser" : "What you have sent",
      }),
    },
  ];
}
