// The polls that an app begins with: the one that the prompt asks, without a vote; else one about the app's own subject where
// it has rows to choose from, and some that anyone can answer. Their first votes are samples, and the page says so.
import { sampleTitle } from "../../../../model/new-entry.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import type { PollFeature } from "./poll-schema.ts";

/** A poll with its first votes, an equal number of options and counts. */
export interface SamplePoll {
  question: string;
  options: string[];
  votes: number[];
}

const COMMON: readonly SamplePoll[] = [
  { question: "When should we meet next?", options: ["Saturday morning", "Saturday evening", "Sunday afternoon"], votes: [8, 5, 11] },
  { question: "How do you get here?", options: ["On foot", "By bicycle", "By bus or train", "By car"], votes: [6, 9, 7, 4] },
  { question: "How often do you want to hear from us?", options: ["Every week", "Once a month", "Only for big news"], votes: [3, 12, 6] },
];

const COUNTS = [9, 6, 7, 4];

/** The polls of a first visit. */
export function samplePolls(project: ProjectModel, { asked }: PollFeature): SamplePoll[] {
  if (asked !== undefined) return [{ ...asked, votes: asked.options.map(() => 0) }];
  const model = project.entities.find(({ entity }) => !/\b(?:poll|vote|option|user|result|survey|question)$/.test(entity.name.one));
  if (!model) return [...COMMON];
  const titles = model.entity.samples.flatMap((_, index) => sampleTitle(project, model, index) ?? []);
  const options = [...new Set(titles)].slice(0, 4);
  if (options.length < 2) return [...COMMON];
  const own = { question: `Which ${model.entity.name.one} do you like best?`, options, votes: COUNTS.slice(0, options.length) };
  return [own, ...COMMON.slice(0, 2)];
}
