// A leaderboard. Without a server nobody else can be known, so the others are samples with neutral names and say so; the
// person's own place comes from what they scored and logged in this app. Rows that have a number are ranked themselves.
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit } from "../../../unit/unit.ts";
import { pagePath } from "../../play/page-path.ts";
import { leaderboardParts } from "./leaderboard-parts.ts";
import { isLogged, measureOf, rankedOf } from "./ranked-of.ts";

type Leaderboard = FeatureOf<"leaderboard">;

export const leaderboardUnit: Unit<Leaderboard> = {
  draft: (ask) => {
    const title = /\branking/.test(ask.words) ? "Ranking" : /\bhigh ?score/.test(ask.words) ? "High scores" : "Leaderboard";
    const field = ask.entity === null ? null : (measureOf(ask.entity.fields)?.id ?? null);
    const isRanked = ask.entity !== null && (field !== null || isLogged(ask.entity.one));
    return {
      feature: {
        ...{ kind: "leaderboard", id: ask.id, phrase: ask.phrase, title, ...rivalsOf(ask) },
        ...{ rows: isRanked ? (ask.entity?.id ?? null) : null, field: isRanked ? field : null },
      },
      places: [{ block: "ranking", on: "page", page: { id: "leaderboard", title, icon: "Trophy" } }],
    };
  },
  compose: ({ project, feature }) => leaderboardParts(project, feature),
  checks: ({ project, feature }) => {
    const path = pagePath(project, `${feature.id}/ranking`);
    return rankedOf(project, feature).by === "rows" ? [rowsCheck(feature, path)] : [peopleCheck(feature, path)];
  },
};

const COLOURS = ["Blue team", "Green team", "Red team", "Yellow team"];

function rivalsOf({ words, prompt, object }: Ask): Pick<Leaderboard, "own" | "rivals"> {
  const about = `${words} ${object ?? ""}`;
  if (/\bteam/.test(about)) return { own: "Your team", rivals: COLOURS };
  const isGame = /\b(?:games?|play|trivia|quiz|contests?)\b/.test(prompt);
  const isSchool = /\b(?:students?|courses?|exams?|learn\w*|class)\b/.test(prompt);
  const name = isGame ? "Player" : isSchool ? "Student" : "Member";
  return { own: "You", rivals: [1, 2, 3, 4].map((number) => `${name} ${number}`) };
}

function rowsCheck({ title }: Leaderboard, path: string): FeatureCheck {
  const table = { role: "table", name: title, exact: true } as const;
  return {
    title: "The leaderboard ranks its entries with the highest first",
    steps: [
      { do: "open", path },
      { do: "expectCount", target: { role: "row", within: table }, atLeast: 2 },
      { do: "expectSorted", target: { role: "cell", within: table }, as: "number", direction: "descending" },
    ],
  };
}

function peopleCheck({ title, own, rivals }: Leaderboard, path: string): FeatureCheck {
  const table = { role: "table", name: title, exact: true } as const;
  const ownRow = { role: "row", text: `Robin (${own.toLowerCase()})`, within: table } as const;
  return {
    title: "The leaderboard ranks players by their points and shows one's own place under one's own name",
    steps: [
      { do: "open", path },
      { do: "expectCount", target: { role: "row", within: table }, atLeast: rivals.length + 2, atMost: rivals.length + 2 },
      { do: "expectVisible", target: { role: "row", text: rivals[0] ?? "", within: table } },
      { do: "expectVisible", target: { role: "row", text: own, within: table } },
      { do: "expectSorted", target: { role: "cell", within: table }, as: "number", direction: "descending" },
      { do: "fill", target: { label: "Your name on the leaderboard" }, value: "Robin" },
      { do: "click", target: { role: "button", name: "Save name", exact: true } },
      { do: "expectVisible", target: ownRow },
      { do: "reload" },
      { do: "expectVisible", target: ownRow },
    ],
  };
}
