// Polls: a question with options, one vote each that can be changed, results as bars with shares and counts, and a form
// for a new poll.
import { z } from "zod";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { array, element, type Expression, imported, invoke, object, type Properties } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, onPage } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { sampleTitle } from "../../../../model/entered/new-entry.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

/** A question that the prompt asks, with its options. */
const AskedPoll = z.strictObject({ question: z.string(), options: z.array(z.string()).min(2).max(10) });
type AskedPoll = z.infer<typeof AskedPoll>;

/** Questions with options to vote for. */
const PollFeature = featureSchema("poll", { asked: z.exactOptional(AskedPoll) });
type PollFeature = z.infer<typeof PollFeature>;

export const pollFeature = defineFeature<typeof PollFeature>({
  schema: PollFeature,
  example: "a poll",
  isProduct: true,
  isSelfContained: true,
  describe: ({ asked }) =>
    asked === undefined
      ? { called: "polls", can: "create polls and vote in them" }
      : { called: "the poll", can: `vote on “${asked.question}” and create further polls` },
  draft: () => ({
    feature: {},
    places: [
      onPage("board", { id: "polls", title: say.community.polls(), icon: "Vote", intro: say.app.pollsIntro() }),
      onPage("results", { id: "voting-results", title: say.app.votingResults(), icon: "ChartColumn" }),
    ],
  }),
  compose: composed,
  checks: checksOf,
});

function composed({ project, feature }: FeatureContext<PollFeature>): FeatureParts {
  const kept = keptIn(feature.id, "polls", invoke(imported("@/lib/polls", "createPolls"), samplesOf(project, feature)));
  const board = (file: string, name: string, facts: Properties = {}) =>
    element(imported(`@/components/polls/${file}`, name), { polls: kept.value, ...facts });
  return {
    modules: [kept.module],
    blocks: {
      board: { element: board("poll-board", "PollBoard", feature.asked === undefined ? {} : { startsEmpty: true }) },
      results: { element: board("poll-results-board", "PollResultsBoard") },
    },
  };
}

function samplesOf(project: ProjectModel, feature: PollFeature): Expression {
  const samples = samplePolls(project, feature).map(({ question, options, votes }) =>
    object({ question, options: array(options), votes: array(votes) }),
  );
  return array(samples);
}

function checksOf({ project, feature }: FeatureContext<PollFeature>): FeatureCheck[] {
  const results = pageOf(project, feature, "results");
  const [first] = samplePolls(project, feature);
  if (!first) return [];
  const open = { do: "open", path: pageOf(project, feature, "board") ?? "/polls" } as const;
  const polls = { role: "list", name: say.community.polls(), exact: true } as const;
  const card = { role: "listitem", within: polls, text: first.question, nth: 0 } as const;
  const result = (option: string) =>
    ({ role: "listitem", within: { role: "list", name: say.community.results(), exact: true, within: card }, text: option }) as const;
  const choice = first.options[0] ?? "";
  const choosing = (option: string) =>
    ({ do: "expectVisible", target: { role: "radio", name: option, exact: true, within: card } }) as const;
  const votes = (first.votes[0] ?? 0) + 1;
  const total = first.votes.reduce((sum, count) => sum + count, 0) + 1;
  const own = { role: "listitem", within: polls, text: "Where shall we eat?", nth: 0 } as const;
  return [
    {
      title:
        "People can vote in a poll, which is refused without a choice, see the confirmation and the voting results with shares and counts, and change their vote",
      shows: "vote,votes,voting,option,options,result,results,cast",
      steps: [
        open,
        ...first.options.map(choosing),
        { do: "click", target: { role: "button", name: say.community.vote(), exact: true, within: card } },
        { do: "expectVisible", target: { text: say.community.chooseOneOfTheOptions(), within: card } },
        { do: "setChecked", target: { role: "radio", name: choice, exact: true, within: card }, checked: true },
        { do: "click", target: { role: "button", name: say.community.vote(), exact: true, within: card } },
        { do: "expectVisible", target: { role: "status", text: say.community.thankYouYourVoteIs(), within: card } },
        { do: "expectVisible", target: result(`${choice} ${say.community.yourVote()}`) },
        { do: "expectVisible", target: { text: say.community.votesInAll({ count: total }), within: card } },
        { do: "reload" },
        { do: "expectVisible", target: result(`${choice} ${say.community.yourVote()}`) },
        { do: "expectVisible", target: result(say.community.shareOfVotes({ share: Math.round((votes / total) * 100), count: votes })) },
        ...(results === null
          ? []
          : [
              { do: "open", path: results } as const,
              {
                do: "expectVisible",
                target: { role: "region", name: first.question, text: say.community.votesInAll({ count: total }) },
              } as const,
              open,
            ]),
        { do: "click", target: { role: "button", name: say.community.changeVote(), exact: true, within: card } },
        { do: "expectVisible", target: { role: "radio", name: choice, exact: true, within: card } },
        { do: "click", target: { role: "button", name: say.community.viewResults(), exact: true, within: card } },
        { do: "expectVisible", target: { text: say.community.votesInAll({ count: total - 1 }), within: card } },
      ],
    },
    {
      title: "A new poll can be created, is refused without options, is kept and can be voted in",
      steps: [
        open,
        { do: "click", target: { role: "button", name: say.community.createPoll(), exact: true } },
        { do: "expectVisible", target: { text: say.community.writeAtLeastTwoOptions() } },
        { do: "fill", target: { label: say.community.question(), exact: true }, value: "Where shall we eat?" },
        { do: "fill", target: { label: say.community.options(), exact: true }, value: "At the harbour\nIn the park" },
        { do: "click", target: { role: "button", name: say.community.createPoll(), exact: true } },
        { do: "expectVisible", target: { role: "status", text: say.community.yourPollIsOpenFor() } },
        { do: "reload" },
        { do: "setChecked", target: { role: "radio", name: "In the park", exact: true, within: own }, checked: true },
        { do: "click", target: { role: "button", name: say.community.vote(), exact: true, within: own } },
        { do: "expectVisible", target: { text: say.community.shareOfVotes({ share: 100, count: 1 }), within: own } },
      ],
    },
  ];
}

/** A poll with its first votes, an equal number of options and counts. */
interface SamplePoll {
  question: string;
  options: string[];
  votes: number[];
}

const COMMON: readonly SamplePoll[] = [
  {
    question: say.app.pollMeet(),
    options: [say.app.saturdayMorning(), say.app.saturdayEvening(), say.app.sundayAfternoon()],
    votes: [8, 5, 11],
  },
  {
    question: say.app.pollTravel(),
    options: [say.app.onFoot(), say.app.byBicycle(), say.app.byBusOrTrain(), say.app.byCar()],
    votes: [6, 9, 7, 4],
  },
  {
    question: say.app.pollNews(),
    options: [say.app.everyWeek(), say.app.onceAMonth(), say.app.onlyBigNews()],
    votes: [3, 12, 6],
  },
];

const COUNTS = [9, 6, 7, 4];

/** The polls of a first visit. */
function samplePolls(project: ProjectModel, { asked }: PollFeature): SamplePoll[] {
  if (asked !== undefined) return [{ ...asked, votes: asked.options.map(() => 0) }];
  const model = project.entities.find(({ entity }) => !/\b(?:poll|vote|option|user|result|survey|question)$/.test(entity.name.one));
  if (!model) return [...COMMON];
  const titles = model.entity.samples.flatMap((_, index) => sampleTitle(project, model, index) ?? []);
  const options = [...new Set(titles)].slice(0, 4);
  if (options.length < 2) return [...COMMON];
  const own = { question: say.app.whichBest(model.entity.name), options, votes: COUNTS.slice(0, options.length) };
  return [own, ...COMMON.slice(0, 2)];
}
