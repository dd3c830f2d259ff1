// What happened in its order: a life, a history, a career, or the programme of a day.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, Drafted } from "../../../unit/unit.ts";
import { exampleLife, moments } from "../../copy/biography.ts";
import { filled, type Subject, subjectOf } from "../../copy/subject.ts";

type Timeline = FeatureOf<"timeline">;

const TITLES: readonly [RegExp, string][] = [
  [/\blife experiences?\b/, "Life experiences"],
  [/\bmilestones?\b/, "Milestones"],
  [/\b(?:schedule|program(?:me)?|agenda)\b/, "Programme"],
  [/\b(?:work|professional) experience|career/, "Career"],
  [/\bhistory\b/, "History"],
];

const PROGRAMME = moments(`
  09:00|Doors open|Coffee, name tags and the first conversations.
  10:00|Welcome|What the day is for, and what awaits you.
  10:30|First part|The heart of the morning, for everyone together.
  12:30|Lunch|Time to eat and to meet people.
  14:00|Second part|Smaller groups, stands and things to try.
  16:30|Results|What came together during the day.
  18:00|Close|Thanks, and an invitation to the next time.`);

const HISTORY = moments(`
  The idea|A question at a kitchen table|Why is it so hard to find {gives}? Nobody had a good answer, so somebody began.
  The beginning|First steps|Few people, long days, and a list of everything that could be better.
  Growing|More {people}|Word went round. Rooms, tools and routines followed, one after another.
  Learning|What did not work|Some plans were too large. They were dropped, and what they taught was kept.
  Today|The same aim|To be there for {people}, every day, with the care of the first one.
  Next|What comes|A little more of what is good, and a little less of what nobody needs.`);

const CAREER = moments(`
  Training|Learning the craft|Basics, long evenings, and teachers who asked why.
  First years|First commissions|Small tasks with short deadlines: the best school there is.
  Growing|Larger projects|Working in teams, taking responsibility, finding a line.
  Independent|Own work|Fewer projects at a time, and more of what matters in each.
  Today|Open for new things|Between two projects there is always room for a conversation.`);

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
  if (title === "Programme") return PROGRAMME;
  return body === "person" ? CAREER : HISTORY;
}
