// An assessment: statements on a scale of agreement, and a profile that follows from them by a rule that anyone can check.
// It is no diagnosis. Every result is kept, and the latest is shown when one comes back.
import { array, element, imported, literal, object, texts } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck } from "../../../definition/define-feature.ts";
import { pagePath } from "../../play/page-path.ts";
import { AssessmentFeature } from "./assessment-schema.ts";
import { type Assessment, assessmentIn, assessmentOf } from "./statements.ts";

export const assessmentFeature = defineFeature<typeof AssessmentFeature>({
  schema: AssessmentFeature,
  isProduct: true,
  isSelfContained: true,
  words: {
    verbs:
      "complete a personality assessment,take an assessment,take a personality test,assess themselves,complete assessments,evaluate their skills,take a placement test,take a level test",
    nouns:
      "assessment,personality assessment,personality test,skills assessment,skill assessment,self-assessment,self assessment,psychological test,career test,placement test,level test,aptitude test",
  },
  describe: () => ({ called: "an assessment", can: "assess yourself and see your profile" }),
  draft: ({ id, phrase, words, title, prompt }) => ({
    feature: { kind: "assessment", id, phrase, assessment: assessmentIn(words, title.toLowerCase(), prompt).id },
    places: [{ block: "assessment", on: "page", page: { id: "assessment", title: "Assessment", icon: "ClipboardCheck" } }],
  }),
  compose: ({ feature }) => {
    const { title, sides } = assessmentOf(feature.assessment);
    const values = sides.map(({ name, statements, high, low }) =>
      object({ name: literal(name), statements: texts(statements), high: literal(high), low: literal(low) }),
    );
    return {
      modules: [
        {
          path: "src/features/assessed-sides.ts",
          comment: "What the assessment asks, and what its profile says.",
          statements: [{ kind: "constant", name: "assessedSides", value: array(values) }],
        },
      ],
      blocks: {
        assessment: {
          element: element(imported("@/components/learning/assessment/assessment", "Assessment"), {
            title: literal(title),
            sides: imported("@/features/assessed-sides", "assessedSides"),
          }),
        },
      },
    };
  },
  checks: ({ project, feature }) => checksOf(assessmentOf(feature.assessment), pagePath(project, `${feature.id}/assessment`)),
});

function checksOf({ title, sides }: Assessment, path: string): FeatureCheck[] {
  const [strongest, ...others] = sides;
  if (!strongest) return [];
  const profile: CheckStep[] = [
    { do: "expectVisible", target: { role: "status", text: `Your strongest side is ${strongest.name}` } },
    { do: "expectVisible", target: { role: "figure", text: "100%" } },
    { do: "expectVisible", target: { text: `You ${strongest.high}.` } },
  ];
  return [
    {
      title: `The ${title.toLowerCase()} can be completed, gives a profile with a chart, and the result is kept`,
      steps: [
        { do: "open", path },
        ...strongest.statements.map((statement) => agree(statement, "Strongly agree")),
        { do: "click", target: { role: "button", name: "See my profile", exact: true } },
        { do: "expectVisible", target: { role: "alert", text: "still open" } },
        ...others.flatMap(({ statements }) => statements.map((statement) => agree(statement, "Disagree"))),
        { do: "click", target: { role: "button", name: "See my profile", exact: true } },
        ...profile,
        { do: "reload" },
        ...profile,
      ],
    },
  ];
}

function agree(statement: string, words: string): CheckStep {
  return {
    do: "setChecked",
    target: { role: "radio", name: words, exact: true, within: { role: "group", name: statement } },
    checked: true,
  };
}
