// Assignments of a course: handed in as text or with a file's name, confirmed, graded at first by a rule that is told, then
// by whoever teaches; a page of grades with the average.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import { element, imported, invoke, literal, local } from "../../../../project/code/expression.ts";
import { entityVariable } from "../../../../project/files/entity-file.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pagePath } from "../../play/page-path.ts";
import { AssignmentFeature } from "./assignment-schema.ts";

export const assignmentFeature = defineFeature<typeof AssignmentFeature>({
  schema: AssignmentFeature,
  isOnce: true,
  words: {
    verbs:
      "submit assignments,submit an assignment,submit homework,hand in assignments,query grades,query their own learning grades,view grades,check grades,grade assignments",
    nouns: "assignment,homework,homework submission,assignment submission,grade book,gradebook,coursework,learning grade",
  },
  describe: (_, { many }) => ({ called: `assignments in ${many}`, can: `hand in work for ${many} and see the grades` }),
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const page = { id: "grades", title: "Grades", icon: "GraduationCap", intro: "What was handed in, and how it was graded." };
    return { feature: { kind: "assignment", id, phrase, entity: entity.id }, places: [{ block: "grades", on: "page", page }] };
  },
  compose: ({ feature, model }) => {
    const shared = { entity: entityVariable(model), submissions: imported(`@/features/${feature.id}`, "submissions") };
    const assignments = (file: string, name: string) => imported(`@/components/learning/submissions/${file}`, name);
    return {
      modules: [
        {
          path: `src/features/${feature.id}.ts`,
          comment: "What is handed in.",
          statements: [
            {
              kind: "constant",
              name: "submissions",
              value: invoke(imported("@/lib/learning/submissions", "createSubmissions"), literal(feature.id)),
            },
          ],
        },
      ],
      detail: [element(assignments("course-assignments", "CourseAssignments"), { ...shared, row: local("row") })],
      blocks: { grades: { element: element(assignments("grade-book", "GradeBook"), shared) } },
    };
  },
  checks: (context) => checksOf(context),
});

function checksOf({ project, feature, model }: FeatureContext<AssignmentFeature>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const list = { role: "list", name: "Assignments", exact: true } as const;
  const grades = { role: "list", name: "Grades", exact: true } as const;
  const submit: CheckStep = { do: "click", target: { role: "button", name: "Submit assignment", exact: true } };
  return [
    {
      title: `Assignments of ${model.entity.name.many} can be submitted, are confirmed, and their grades can be looked up and entered`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "click", target: { role: "button", name: "Submit: Summary", exact: true } },
        submit,
        { do: "expectVisible", target: { text: "Write your work, or attach a file." } },
        { do: "fill", target: { label: "Your work" }, value: "The main ideas in six words" },
        submit,
        { do: "expectVisible", target: { role: "status", text: "Handed in: Summary" } },
        { do: "expectVisible", target: { role: "listitem", text: "63 of 100, provisional", within: list } },
        { do: "open", path: pagePath(project, `${feature.id}/grades`) },
        { do: "expectVisible", target: { role: "status", text: "Average: 63 of 100" } },
        { do: "expectVisible", target: { role: "listitem", text: sample.title, within: grades } },
        { do: "click", target: { role: "button", name: "Grade Summary", exact: true } },
        { do: "fill", target: { label: "Grade from 0 to 100" }, value: "170" },
        { do: "click", target: { role: "button", name: "Save grade", exact: true } },
        { do: "expectVisible", target: { text: "Enter 100 or less." } },
        { do: "fill", target: { label: "Grade from 0 to 100" }, value: "88" },
        { do: "fill", target: { label: "Comment" }, value: "Well put" },
        { do: "click", target: { role: "button", name: "Save grade", exact: true } },
        { do: "expectVisible", target: { role: "listitem", text: "88 of 100", within: grades } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: "Well put", within: grades } },
      ],
    },
  ];
}
