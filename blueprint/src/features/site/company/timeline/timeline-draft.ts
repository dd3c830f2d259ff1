// What happened in its order: a life, a history, a career, or the programme of a day.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import { exampleLife, timelines } from "../../copy/biography.ts";
import { filled, type Subject, subjectOf } from "../../copy/subject.ts";

type Timeline = FeatureOf<"timeline">;

const TITLES: readonly [RegExp, string][] = [
  [/\blife experiences?\b/, "Life experiences"],
  [/\bmilestones?\b/, "Milestones"],
  [/\b(?:schedule|program(?:me)?|agenda)\b/, "Programme"],
  [/\b(?:work|professional) experience|career/, "Career"],
  [/\bhistory\b/, "History"],
];

/** The draft of a timeline. */
export function draftTimeline(ask: Ask): Drafted<Timeline> {
  const subject = subjectOf(ask);
  const isLife = subject.domain.id === "biography";
  const title = TITLES.find(([pattern]) => pattern.test(ask.words))?.[1] ?? (isLife ? "Life experiences" : usualTitle(subject));
  const feature: Timeline = {
    ...{ kind: "timeline", id: ask.id, phrase: ask.phrase, title: "Step by step" },
    line: isLife ? exampleLife.note : title === "Programme" ? "Example times: the day decides." : "From the beginning until now.",
    moments: momentsOf(title, subject).map((moment) => ({
      ...moment,
      title: filled(moment.title, subject.domain),
      text: filled(moment.text, subject.domain),
    })),
    honours: isLife ? exampleLife.honours.map((moment) => ({ ...moment })) : [],
    searching: /\bsearch/.test(ask.prompt),
  };
  if (subject.isOnePage) return { feature, places: [{ block: "moments", on: "home", at: "bottom" }] };
  return {
    feature,
    places: [
      { block: "moments", on: "page", page: { id: "timeline", title, icon: "Milestone" } },
      ...(isLife
        ? [{ block: "honours", on: "page", page: { id: "achievements", title: "Achievements and honors", icon: "Award" } } as const]
        : []),
    ],
  };
}

function usualTitle({ body }: Subject): string {
  return body === "event" ? "Programme" : body === "person" ? "Experience" : "History";
}

function momentsOf(title: string, { domain, body }: Subject): Timeline["moments"] {
  if (domain.id === "biography") return exampleLife.moments.map((moment) => ({ ...moment }));
  if (title === "Programme") return [...timelines.programme];
  return body === "person" ? [...timelines.career] : [...timelines.history];
}
