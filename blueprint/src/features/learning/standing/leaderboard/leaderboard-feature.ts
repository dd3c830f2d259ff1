// A leaderboard: rows by a number that they have. In a game or a quiz people are ranked by what they scored and added in this
// app; without a server nobody else can be known, so the others are samples with neutral names and say so.
import type { CheckStep } from "../../../../schema/check.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { defineFeature, type FeatureCheck, type FeatureRequest, onPage } from "../../../definition/define-feature.ts";
import { leaderboardParts } from "./leaderboard-parts.ts";
import { LeaderboardFeature } from "./leaderboard-schema.ts";
import { firstOf, isLogged, measureOf, rankedOf } from "./ranked-of.ts";
import { say } from "../../../../project/words/say.ts";

export const leaderboardFeature = defineFeature<typeof LeaderboardFeature>({
  schema: LeaderboardFeature,
  fieldOptions: { field: ["number", "money", "percent", "duration", "rating"] },
  describe: ({ title }) => ({ called: "a leaderboard", can: `see how all compare in “${title}”` }),
  draft: (request) => {
    const title = titleIn(request.words);
    const isPlayed = played.test(request.prompt) || request.features.some(({ kind }) => scoring.test(kind));
    const entity = request.entity === null || (isPlayed && isLogged(request.entity.one)) ? null : request.entity;
    const field = entity === null ? null : (measureOf(entity.fields)?.id ?? null);
    if (field === null && !isPlayed) return null;
    return {
      feature: { title, ...rivalsOf(request), rows: field === null ? null : (entity?.id ?? null), field },
      places: [onPage("ranking", { id: "leaderboard", title, icon: "Trophy" })],
    };
  },
  compose: ({ project, feature }) => leaderboardParts(project, feature),
  checks: ({ project, feature }) => {
    const path = pageOf(project, feature, "ranking") ?? "/";
    const ranked = rankedOf(project, feature);
    return ranked === null
      ? peopleCheck(feature, path)
      : rowsCheck(feature, { path, first: firstOf(project, ranked), count: ranked.model.rows.length });
  },
});

/** Where points are scored in the app itself. */
const played = /\b(?:games?|play\w*|trivia|quiz\w*|exams?|learn\w*)\b/;

const scoring = /^(?:quiz|lessons|flashcards|snake)$/;

function titleIn(words: string): string {
  if (/\branking/.test(words)) return say.app.ranking();
  return /\bhigh ?score/.test(words) ? say.app.highScores() : say.app.leaderboard();
}

const COLOURS = [say.app.blueTeam(), say.app.greenTeam(), say.app.redTeam(), say.app.yellowTeam()];

function rivalsOf({ words, prompt, object }: FeatureRequest): Pick<LeaderboardFeature, "own" | "rivals"> {
  const about = `${words} ${object ?? ""}`;
  if (/\bteam/.test(about)) return { own: say.app.yourTeam(), rivals: COLOURS };
  const isGame = /\b(?:games?|play|trivia|quiz|contests?)\b/.test(prompt);
  const isSchool = /\b(?:students?|courses?|exams?|learn\w*|class)\b/.test(prompt);
  const name = isGame ? say.app.playerNumber : isSchool ? say.app.studentNumber : say.app.memberNumber;
  return { own: say.app.you(), rivals: [1, 2, 3, 4].map((number) => name({ number })) };
}

/** The first is the row with the highest number. None where there is nothing to rank. */
function rowsCheck(
  { title }: LeaderboardFeature,
  { path, first, count }: { path: string; first: string; count: number },
): FeatureCheck | null {
  const table = { role: "table", name: title, exact: true } as const;
  const steps: CheckStep[] = [
    { do: "open", path },
    { do: "expectCount", target: { role: "row", within: table }, atLeast: count + 1 },
    ...(count < 2 ? [] : [{ do: "expectSorted", target: { role: "cell", within: table }, as: "number", direction: "descending" } as const]),
    { do: "expectText", target: { role: "row", nth: 1, within: table }, contains: first },
  ];
  return count === 0 ? null : { title: "The leaderboard ranks its entries with the highest first", steps };
}

function peopleCheck({ title, own, rivals }: LeaderboardFeature, path: string): FeatureCheck {
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
      { do: "fill", target: { label: say.learning.yourNameOnTheLeaderboard() }, value: "Robin" },
      { do: "expectVisible", target: { role: "columnheader", name: say.learning.rankAndName(), within: table } },
      { do: "expectVisible", target: { role: "columnheader", name: say.learning.points(), within: table } },
      { do: "expectVisible", target: { text: say.learning.pointsComeFrom() } },
      { do: "expectCount", target: { role: "img", name: say.learning.medal(), within: table }, atLeast: 3, atMost: 3 },
      {
        do: "expectVisible",
        target: { text: rivals[0] === undefined ? say.learning.othersAreSamples() : say.learning.sampleAndOthers({ name: rivals[0] }) },
      },
      { do: "click", target: { role: "button", name: say.learning.saveName(), exact: true } },
      { do: "expectVisible", target: { role: "status", text: say.learning.nameSaved() } },
      { do: "expectText", target: ownRow, contains: `Robin (${own.toLowerCase()}) 0` },
      { do: "reload" },
      { do: "expectVisible", target: ownRow },
      { do: "expectValue", target: { label: say.learning.yourNameOnTheLeaderboard() }, equals: "Robin" },
    ],
  };
}
