// What happened in its order: a life, a history, a career, or the programme of a day.
import { type DraftedFeature, type FeatureDraft, type FeatureRequest, onPage } from "../../../definition/define-feature.ts";
import { exampleLife, timelines } from "../../copy/biography.ts";
import { titleIn } from "../../copy/titles.ts";
import { filled, type Subject, subjectOf } from "../../copy/subject.ts";
import { homeOrPage } from "../../frame/home-or-page.ts";
import type { TimelineFeature } from "./timeline-schema.ts";

/** The draft of a timeline. */
export function draftTimeline(request: FeatureRequest): FeatureDraft<TimelineFeature> {
  const subject = subjectOf(request);
  const isLife = subject.domain.id === "biography";
  const title = titleIn("timeline", request.words) ?? (isLife ? "Life experiences" : usualTitle(subject));
  const feature: DraftedFeature<TimelineFeature> = {
    title: "Step by step",
    line: isLife ? exampleLife.note : title === "Programme" ? "Example times: the day decides." : "From the beginning until now.",
    moments: momentsOf(title, subject).map((moment) => ({
      ...moment,
      title: filled(moment.title, subject.domain),
      text: filled(moment.text, subject.domain),
    })),
    honours: isLife ? exampleLife.honours.map((moment) => ({ ...moment })) : [],
    searching: /\bsearch/.test(request.prompt),
  };
  const { isOnePage } = subject;
  const places = homeOrPage("moments", { isOnePage, page: { id: "timeline", title, icon: "Milestone" } });
  if (!isLife || isOnePage) return { feature, places };
  const page = { id: "achievements", title: "Achievements and honors", icon: "Award" };
  return { feature, places: [...places, onPage("honours", page)] };
}

function usualTitle({ body }: Subject): string {
  return body === "event" ? "Programme" : body === "person" ? "Experience" : "History";
}

function momentsOf(title: string, { domain, body }: Subject): TimelineFeature["moments"] {
  if (domain.id === "biography") return exampleLife.moments.map((moment) => ({ ...moment }));
  if (title === "Programme") return [...timelines.programme];
  return body === "person" ? [...timelines.career] : [...timelines.history];
}
