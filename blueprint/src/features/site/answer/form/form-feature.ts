// A form with the fields that the prompt names: refused with a message where something is missing, confirmed with a
// number, and listed for the visitor who sent it.
import type { ProjectModel } from "../../../../model/project-model.ts";
import { blockPage, pageOf } from "../../../definition/page-of.ts";
import { element } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { siteComponent } from "../../frame/kit-parts.ts";
import { composeForm } from "../fields/compose-form.ts";
import { sendSteps } from "../fields/send-steps.ts";
import { draftForm } from "./form-draft.ts";
import { FormFeature } from "./form-schema.ts";
import { say } from "../../../../project/words/say.ts";

export const formFeature = defineFeature<typeof FormFeature>({
  schema: FormFeature,
  isForm: true,
  isSelfContained: true,
  describe: ({ title }) => ({ called: `the form “${title}”`, can: `fill in the form “${title}”` }),
  draft: draftForm,
  compose: composeRequest,
  checks: checksOf,
});

function composeRequest({ project, feature }: FeatureContext<FormFeature>): FeatureParts {
  const { id, line, fields, button, anonymous } = feature;
  const form = composeForm({
    id,
    name: "requestForm",
    fields,
    button,
    confirmation: received(feature),
    note: say.app.formIsLocal(),
    sentTitle: anonymous ? say.app.sentReports() : say.app.whatYouHaveSent(),
  });
  const section = element(siteComponent("forms/form-section", "FormSection"), {
    id,
    title: headingOf(project, feature),
    description: line === "" ? undefined : line,
    form: form.value,
  });
  return { modules: [form.module], blocks: { form: { element: section } } };
}

const received = ({ anonymous }: FormFeature): string => (anonymous ? say.app.reportReceived() : say.app.formReceived());

/** The section's heading: not what the page's own says already. */
function headingOf(project: ProjectModel, { id, title, anonymous }: FormFeature): string {
  const page = blockPage(project, id, "form");
  if (page === null || page.path === "/" || page.page.title !== title) return title;
  return anonymous ? say.app.yourReport() : say.app.pleaseFillIn();
}

function checksOf({ project, feature }: FeatureContext<FormFeature>): FeatureCheck | null {
  const path = pageOf(project, feature, "form");
  if (path === null) return null;
  const { fields, button, anonymous } = feature;
  const title = headingOf(project, feature);
  return {
    title: `${anonymous ? "A report can be sent without a name" : `The “${feature.title}” form can be filled in and sent`}: it is refused while something is missing, confirmed with a number, and kept`,
    steps: sendSteps({
      path,
      title,
      fields,
      button,
      confirmation: received(feature),
      listTitle: anonymous ? say.app.sentReports() : say.app.whatYouHaveSent(),
    }),
  };
}
