// A survey: typed questions of which some must be answered, a confirmation, and a page where responses are reviewed and
// reported question by question. There is no server that could gather responses of others, and the form says so.
import { capitalise } from "../../../../model/names.ts";
import { array, element, type Expression, imported, invoke, literal, object, texts } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureRequest } from "../../../definition/define-feature.ts";
import { pagePath } from "../../play/page-path.ts";
import type { SurveyQuestion } from "../questions/questionnaire.ts";
import { questionnaireIn, questionnaireOf } from "../questions/questionnaires.ts";
import { SurveyFeature } from "./survey-schema.ts";

export const surveyFeature = defineFeature<typeof SurveyFeature>({
  schema: SurveyFeature,
  isForm: true,
  isProduct: true,
  isSelfContained: true,
  words: {
    verbs:
      "fill out a survey,fill out the survey,fill in a questionnaire,take a survey,complete a survey,fill out relevant surveys,submit feedback,give feedback,provide feedback,submit health information,collect feedback,create surveys,answer surveys,build surveys,complete surveys,take surveys,collect responses,analyze surveys,view response statistics,view survey results",
    nouns:
      "survey,questionnaire,feedback form,satisfaction survey,customer survey,survey form,survey result,user feedback,feedback collection,customer feedback,survey creation,survey builder,online survey,response collection,response statistics",
    parts:
      "question,questions,fill out,filling out,submit,submitting,response,responses,answer,answers,review,data management,data collection,results,validation",
  },
  describe: ({ title }) => ({ called: "a survey", can: `fill in “${title}” and see the responses` }),
  draft: (request) => {
    const { id, title } = questionnaireIn(request.words, request.title.toLowerCase(), request.prompt);
    const called = /\bquestionnaire/.test(request.words) ? "questionnaire" : /\bfeedback/.test(request.words) ? "feedback" : "survey";
    return {
      feature: {
        ...{ kind: "survey", id: request.id, phrase: request.phrase, questionnaire: id, about: aboutOf(request) },
        title: title.replace(/\b(?:survey|feedback)$/i, (word) => (word[0] === "S" ? capitalise(called) : called)),
      },
      places: [
        { block: "form", on: "page", page: { id: "survey", title: capitalise(called), icon: "ClipboardList" } },
        {
          block: "results",
          on: "page",
          page: { id: "survey-results", title: "Results", icon: "ChartColumn", intro: "Review the responses and see the report." },
        },
      ],
    };
  },
  compose: ({ feature }) => {
    const questions = imported("@/features/survey-questions", "surveyQuestions");
    const survey = (file: string, name: string) => imported(`@/components/learning/survey/${file}`, name);
    return {
      modules: [
        {
          path: "src/features/survey-questions.ts",
          comment: "Change the survey here. A question keeps its id: the responses are stored by it.",
          statements: [
            {
              kind: "constant",
              name: "surveyQuestions",
              value: invoke(imported("@/lib/learning/survey", "defineSurvey"), array(questionsOf(feature).map(questionExpression))),
            },
          ],
        },
      ],
      blocks: {
        form: { element: element(survey("survey-form", "SurveyForm"), { title: literal(feature.title), questions }) },
        results: { element: element(survey("survey-results", "SurveyResults"), { questions }) },
      },
    };
  },
  checks: ({ project, feature }) => [
    {
      title: "The survey can be filled out and submitted, misses are named, and the responses can be reviewed with a report",
      shows: "question,questions,fill out,filling out,submit,submitting,response,responses,answer,answers,review,results",
      steps: [
        { do: "open", path: pagePath(project, `${feature.id}/form`) },
        { do: "click", target: { role: "button", name: "Submit answers", exact: true } },
        { do: "expectVisible", target: { role: "alert", text: "missing or wrong" } },
        ...questionsOf(feature).flatMap(answer),
        { do: "click", target: { role: "button", name: "Submit answers", exact: true } },
        { do: "expectVisible", target: { role: "status", text: "Your answers are submitted" } },
        { do: "open", path: pagePath(project, `${feature.id}/results`) },
        { do: "expectVisible", target: { role: "status", text: "1 response" } },
        {
          do: "expectVisible",
          target: { role: "figure", text: questionsOf(feature)[1]?.prompt ?? "", within: { role: "region", name: "Report" } },
        },
        { do: "click", target: { role: "button", name: "Review response 1", exact: true } },
        { do: "expectVisible", target: { text: "A word from this visit" } },
        { do: "select", target: { role: "combobox", name: "Review of response 1" }, option: "Reviewed" },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: "Reviewed", within: { role: "list", name: "Responses", exact: true } } },
      ],
    },
  ],
});

function questionExpression({ id, prompt, type, required, options, ends, min, max }: SurveyQuestion): Expression {
  return object({
    id: literal(id),
    prompt: literal(prompt),
    type: literal(type),
    required: literal(required),
    options: options && texts(options),
    ends: ends && texts(ends),
    min: min === undefined ? undefined : literal(min),
    max: max === undefined ? undefined : literal(max),
  });
}

function questionsOf({ questionnaire, about }: SurveyFeature): readonly SurveyQuestion[] {
  return questionnaireOf(questionnaire).questions(about);
}

/** What the survey is about: the app by its title, else what it keeps. */
function aboutOf({ title, entity }: FeatureRequest): string {
  return entity === null ? (title === "" ? "our service" : title) : `our ${entity.many}`;
}

function answer({ id, prompt, type, options, min = 0 }: SurveyQuestion): CheckStep[] {
  if (type === "text") return [{ do: "fill", target: { label: prompt }, value: "A word from this visit" }];
  if (type === "number") {
    return [
      { do: "fill", target: { label: prompt }, value: "many" },
      { do: "click", target: { role: "button", name: "Submit answers", exact: true } },
      { do: "expectVisible", target: { text: `Enter a number from ${min}` } },
      { do: "fill", target: { label: prompt }, value: String(min + 20) },
    ];
  }
  const role = type === "several" ? "checkbox" : "radio";
  const name = type === "scale" ? "4" : (options?.[0] ?? id);
  return [{ do: "setChecked", target: { role, name, exact: true, within: { role: "group", name: prompt } }, checked: true }];
}
