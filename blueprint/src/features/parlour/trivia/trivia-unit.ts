// Trivia contests: browse them, enroll, play against the clock, and compare the best result on the contest's leaderboard.
// The other players are samples, and the page says so.
import type { FeatureOf } from "../../feature.ts";
import { answerSteps } from "../../learning/play/answer-steps.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import { subjectOf, subjectsIn } from "../../learning/questions/question-bank.ts";
import type { FeatureCheck, Unit } from "../../unit/unit.ts";
import { CONTEST_SIZE, contestTitle, triviaParts } from "./contests.ts";

type Trivia = FeatureOf<"trivia">;

const USUAL = ["general", "science", "history", "geography", "sport", "films"];

export const triviaUnit: Unit<Trivia> = {
  draft: ({ id, phrase, words, title }) => {
    const named = subjectsIn(`${words} ${title}`).map((subject) => subject.id);
    const contests = { id: "contests", title: "Contests", icon: "Trophy", intro: "Enroll, answer against the clock, and compare." };
    return {
      feature: { kind: "trivia", id, phrase, subjects: [...new Set([...named, ...USUAL])].slice(0, 6) },
      places: [{ block: "contests", on: "page", page: contests }],
    };
  },
  compose: (call) => triviaParts(call),
  checks: ({ project, feature }) => checksOf(feature, pagePath(project, `${feature.id}/contests`)),
};

function checksOf({ subjects }: Trivia, path: string): FeatureCheck[] {
  const subject = subjectOf(subjects[0] ?? "");
  const questions = subject.questions.slice(0, CONTEST_SIZE);
  const title = contestTitle(subject);
  const game = { role: "region", name: "Contest", exact: true } as const;
  const card = { role: "listitem", text: title, within: { role: "list", name: "Contests", exact: true } } as const;
  const own = { role: "row", text: "You", within: { role: "table", name: "Leaderboard", exact: true } } as const;
  return [
    {
      title: "Contests can be browsed, enrolled in and played; the score is shown and ranked on the contest's leaderboard",
      steps: [
        { do: "open", path },
        { do: "click", target: { role: "button", name: `Enroll in ${title}`, exact: true } },
        { do: "expectVisible", target: { ...card, text: "Enrolled" } },
        { do: "click", target: { role: "link", name: `Open ${title}`, exact: true } },
        { do: "click", target: { role: "button", name: "Start contest", exact: true } },
        ...questions.flatMap((question, at) =>
          answerSteps(question, { within: game, isRight: at > 0, isLast: at === questions.length - 1 }),
        ),
        { do: "expectVisible", target: { role: "status", text: `${questions.length - 1} of ${questions.length} right` } },
        { do: "expectVisible", target: { ...own, text: String((questions.length - 1) * 100) } },
        { do: "reload" },
        { do: "expectVisible", target: own },
        { do: "expectVisible", target: { text: "You are ahead of" } },
      ],
    },
  ];
}
