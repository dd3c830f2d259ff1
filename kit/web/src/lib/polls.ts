// Polls of this browser, each with the votes that it has.
import type { Parsed } from "./fields/field-definition";
import { lines } from "./fields/lines";
import { text } from "./fields/text";
import { readNumber, readText, readTexts } from "./saved";
import { type Collection, type Stored, createCollection } from "./store";
import * as communityWords from "../words/community";

export interface Poll {
  question: string;
  options: readonly string[];
  /** How many chose each option. */
  votes: readonly number[];
  /** The index of one's own choice; -1 for none. */
  mine: number;
}

/** A poll of a first visit, with an equal number of options and votes. */
export type SamplePoll = Pick<Poll, "question" | "options" | "votes">;

/** Opens the polls of this app. A stored poll with less than two options is dropped. */
export function createPolls(samples: readonly SamplePoll[]): Collection<Poll> {
  return createCollection<Poll>({
    name: "polls",
    read: (saved) => {
      const question = readText(saved["question"]);
      const options = readTexts(saved["options"]);
      if (question === "" || options.length < 2) return null;
      const counts: readonly unknown[] = Array.isArray(saved["votes"]) ? saved["votes"] : [];
      const votes = options.map((_, index) => Math.max(0, readNumber(counts[index]) ?? 0));
      return { question, options, votes, mine: readNumber(saved["mine"]) ?? -1 };
    },
    samples: () => samples.map((poll, index) => ({ ...poll, id: `poll-${index + 1}`, mine: -1 })),
  });
}

/** Votes for an option, in the place of an earlier choice; -1 takes the vote back. */
export function choosePollOption(
  polls: Collection<Poll>,
  { id, votes, mine }: Stored<Poll>,
  choice: number,
) {
  const change = (index: number) => (index === choice ? 1 : 0) - (index === mine ? 1 : 0);
  polls.update(id, { mine: choice, votes: votes.map((count, index) => count + change(index)) });
}

export interface PollResult {
  option: string;
  count: number;
  /** Of all votes, in percent. */
  share: number;
  isMine: boolean;
}

/** How often each option was chosen, in the order of the options. */
export function pollResults({ options, votes, mine }: Poll): {
  total: number;
  results: readonly PollResult[];
} {
  const total = votes.reduce((sum, count) => sum + count, 0);
  const results = options.map((option, index) => {
    const count = votes[index] ?? 0;
    return {
      option,
      count,
      share: total === 0 ? 0 : Math.round((count / total) * 100),
      isMine: index === mine,
    };
  });
  return { total, results };
}

const optionLines = lines({
  label: communityWords.options,
  required: true,
  noun: { one: communityWords.optionOne, many: communityWords.optionsMany },
});

/** What someone who creates a poll fills in. */
export const pollFields = {
  question: text({
    label: communityWords.question,
    required: true,
    missing: communityWords.writeTheQuestion,
  }),
  options: {
    ...optionLines,
    parse: (entered: readonly string[]): Parsed<readonly string[]> => {
      const parsed = optionLines.parse(entered);
      const options = "value" in parsed ? [...new Set(parsed.value)] : [];
      return options.length < 2
        ? { error: communityWords.writeAtLeastTwoOptions }
        : { value: options };
    },
  },
};
