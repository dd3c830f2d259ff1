import { beforeEach, expect, test } from "vitest";
import { castVote, createVotes, rankRows, scoreOf } from "@/lib/votes";

beforeEach(() => localStorage.clear());

test("a vote replaces an earlier one, and the same vote again takes it back", () => {
  const votes = createVotes("votes-cast");
  castVote(votes, { about: "a", value: 1 });
  castVote(votes, { about: "a", value: -1 });
  expect(scoreOf(votes.all(), "a")).toBe(-1);
  castVote(votes, { about: "a", value: -1 });
  expect(votes.all()).toEqual([]);
});

test("rows are ranked by their score and otherwise keep their order", () => {
  const ranked = rankRows(
    [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }],
    [
      { about: "a", value: -1 },
      { about: "c", value: 1 },
    ],
  );
  expect(ranked.map(({ row, score }) => `${row.id}${score}`)).toEqual(["c1", "b0", "d0", "a-1"]);
});

test("a stored vote counts one at most, and one of nothing is dropped", () => {
  localStorage.setItem(
    "recipe-box/votes-read",
    JSON.stringify({
      version: 1,
      rows: [
        { id: "1", about: "a", value: 12 },
        { id: "2", about: "a", value: "none" },
      ],
    }),
  );
  expect(createVotes("votes-read").all()).toEqual([{ id: "1", about: "a", value: 1 }]);
});
