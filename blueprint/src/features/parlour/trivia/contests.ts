// The contests of a trivia app, each with questions of a subject of the question bank.
import { array, element, imported, invoke, literal, member, type Module, object } from "../../../project/code/expression.ts";
import type { FeatureOf } from "../../feature.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import { subjectOf } from "../../learning/questions/question-bank.ts";
import { questionsModule, questionsOf } from "../../learning/questions/questions-module.ts";
import type { QuestionSubject } from "../../learning/questions/read-subject.ts";
import type { FeatureParts } from "../../unit/feature-parts.ts";
import type { UnitCall } from "../../unit/unit.ts";

/** Questions in each contest. */
export const CONTEST_SIZE = 8;

/** How many answers the sample players of the first contest have right; every second contest is harder for them. */
const RIVALS = [7, 6, 4, 3];

/** What trivia adds to a project. */
export function triviaParts({ project, feature }: UnitCall<FeatureOf<"trivia">>): FeatureParts {
  const subjects = feature.subjects.map(subjectOf);
  const contests = imported("@/features/contests", "contests");
  const component = (file: string, name: string) => imported(`@/components/learning/trivia/${file}`, name);
  const path = pagePath(project, `${feature.id}/contests`);
  const back = object({ path: literal(path), title: literal("All contests") });
  return {
    modules: [...subjects.map(questionsModule), contestsModule(subjects)],
    blocks: { contests: { element: element(component("trivia-contests", "TriviaContests"), { contests }) } },
    routes: [{ path: "/contests/:contest", element: element(component("contest-page", "ContestPage"), { contests, back }) }],
  };
}

function contestsModule(subjects: readonly QuestionSubject[]): Module {
  const contests = subjects.map((subject, index) =>
    object({
      id: literal(subject.id),
      title: literal(contestTitle(subject)),
      questions: invoke(member(questionsOf(subject), "slice"), literal(0), literal(CONTEST_SIZE)),
      rivals: array(RIVALS.map((right) => literal(right - (index % 2)))),
    }),
  );
  return {
    path: "src/features/contests.ts",
    comment: "The contests. Add one here: its questions, and how many the sample players have right.",
    statements: [{ kind: "constant", name: "contests", value: array(contests) }],
  };
}

/** The name of a contest. */
export function contestTitle({ title }: Pick<QuestionSubject, "title">): string {
  return `${title} contest`;
}
