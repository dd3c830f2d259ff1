import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PollBoard } from "@/components/polls/poll-board";
import { choosePollOption, createPolls, pollFields, pollResults } from "@/lib/polls";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SAMPLE = { question: "When?", options: ["Saturday", "Sunday"], votes: [3, 1] };

test("a vote replaces an earlier one and can be taken back", () => {
  const polls = createPolls([SAMPLE]);
  const votesAfter = (choice: number) => {
    for (const poll of polls.all()) choosePollOption(polls, poll, choice);
    return polls.all()[0]?.votes;
  };
  expect(votesAfter(1)).toEqual([3, 2]);
  expect(votesAfter(0)).toEqual([4, 1]);
  expect(votesAfter(-1)).toEqual([3, 1]);
});

test("shares are percents of all votes, and 0 without votes", () => {
  expect(pollResults({ ...SAMPLE, mine: 0 })).toEqual({
    total: 4,
    results: [
      { option: "Saturday", count: 3, share: 75, isMine: true },
      { option: "Sunday", count: 1, share: 25, isMine: false },
    ],
  });
  expect(pollResults({ ...SAMPLE, votes: [0, 0], mine: -1 }).results.map(({ share }) => share)).toEqual([0, 0]);
});

test("a poll has two different options at least", () => {
  expect(pollFields.options.parse(["Yes\nYes\n"])).toHaveProperty("error");
  expect(pollFields.options.parse([" Yes \n\nNo"])).toEqual({ value: ["Yes", "No"] });
});

test("stored votes are read for each option, and a poll with one option is dropped", () => {
  const rows = [
    { id: "1", question: "Why?", options: ["A", "B"], votes: [-2], mine: 1 },
    { id: "2", question: "Why?", options: ["A"] },
  ];
  localStorage.setItem("recipe-box/polls", JSON.stringify({ version: 1, rows }));
  expect(createPolls([]).all()).toEqual([{ id: "1", question: "Why?", options: ["A", "B"], votes: [0, 0], mine: 1 }]);
});

test("a poll is voted in, and shows its results", () => {
  render(<PollBoard polls={createPolls([SAMPLE])} />);
  fireEvent.click(screen.getByRole("button", { name: "Vote" }));
  expect(screen.getByText("Choose one of the options.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Sunday" }));
  fireEvent.click(screen.getByRole("button", { name: "Vote" }));
  expect(screen.getByText("Sunday (your vote)")).toBeTruthy();
  expect(screen.getByText("5 votes in all")).toBeTruthy();
});
