// A survey: a form of a site whose fields are the questions of a questionnaire, and a page where the responses are reported
// question by question. There is no server that could gather responses of others, and the form says so.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { capitalise } from "../../../../model/names.ts";
import { element } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureRequest, onPage } from "../../../definition/define-feature.ts";
import { composeForm } from "../../../site/answer/fields/compose-form.ts";
import { fillSteps } from "../../../site/answer/fields/fill-steps.ts";
import { sendSteps } from "../../../site/answer/fields/send-steps.ts";
import type { Kept } from "../../../definition/kit-parts.ts";
import { siteComponent } from "../../../site/frame/kit-parts.ts";
import { questionnaireIn, questionsOf } from "../questions/questionnaires.ts";
import { download, press } from "../../../definition/steps.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** A questionnaire with its responses. `questionnaire` is one of the known ones, `about` what its questions speak of. */
const SurveyFeature = featureSchema("survey", {
  title: z.string(),
  questionnaire: z.string(),
  about: z.string(),
});
type SurveyFeature = z.infer<typeof SurveyFeature>;

export const surveyFeature = defineFeature<typeof SurveyFeature>({
  schema: SurveyFeature,
  isForm: true,
  isProduct: true,
  isSelfContained: true,
  describe: ({ title }) => ({ called: "a survey", can: `fill in “${title}” and see the responses` }),
  draft: (request) => {
    const { id, title } = questionnaireIn(request.words, request.title.toLowerCase(), request.prompt);
    const called = /\bquestionnaire/.test(request.words) ? "questionnaire" : /\bfeedback/.test(request.words) ? "feedback" : "survey";
    return {
      feature: {
        questionnaire: id,
        about: aboutOf(request),
        title: title.replace(/\b(?:survey|feedback)$/i, (word) => (word[0] === "S" ? capitalise(called) : called)),
      },
      places: [
        onPage("form", { id: "survey", title: capitalise(called), icon: "ClipboardList" }),
        onPage("results", {
          id: "survey-results",
          title: "Results",
          icon: "ChartColumn",
          intro: "Review the responses and see the report.",
        }),
      ],
    };
  },
  compose: ({ feature }) => {
    const survey = surveyForm(feature);
    const section = element(siteComponent("forms/form-section", "FormSection"), {
      id: feature.id,
      title: feature.title,
      form: survey.value,
      description: "It takes about two minutes.",
    });
    const results = element(siteComponent("forms/form-results", "FormResults"), { form: survey.value });
    return { modules: [survey.module], blocks: { form: { element: section }, results: { element: results } } };
  },
  checks: ({ project, feature }) => {
    const fields = questionsOf(feature);
    const asked = fields.find(({ type }) => type === "choice");
    const path = pageOf(project, feature, "form") ?? "/";
    const steps = sendSteps({ path, title: feature.title, fields, button: BUTTON, listTitle: SENT, confirmation: "submitted" });
    return {
      title: "The survey can be filled out and submitted, misses are named, and a report of the responses is generated for review",
      shows: "question,questions,fill out,filling out,submit,submitting,response,responses,answer,answers,review,results",
      steps: [
        ...steps,
        ...fillSteps(fields, { role: "region", name: feature.title, exact: true }),
        press(BUTTON),
        { do: "open", path: pageOf(project, feature, "results") ?? "/" },
        { do: "expectVisible", target: { role: "status", text: say.site.responses({ count: 1 }) } },
        { do: "expectVisible", target: { role: "figure", text: asked?.label ?? "", within: { role: "region", name: say.site.report() } } },
        download(say.site.downloadCsv(), { ending: ".csv", contains: asked?.label ?? "" }),
      ],
    };
  },
});

const BUTTON = "Submit answers";
const SENT = "Responses";

/** The survey as a form of a site. */
function surveyForm(feature: SurveyFeature): Kept {
  return composeForm({
    id: feature.id,
    name: "surveyForm",
    fields: questionsOf(feature),
    button: BUTTON,
    confirmation: "Thank you! Your answers are submitted.",
    note: "Answers stay in this browser.",
    sentTitle: SENT,
  });
}

/** What the survey is about: the app by its title, else what it keeps. */
function aboutOf({ title, entity }: FeatureRequest): string {
  return entity === null ? (title === "" ? "our service" : title) : `our ${entity.many}`;
}
