// What every unit of a game says in the same way: where the game stands on its page, and what its page is called.
import { code, type Code, Reference, when } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../writer/code/text.ts";
import type { ProjectModel } from "../../../writer/model/project-model.ts";
import type { Block, FeatureCode } from "../../../writer/model/slots.ts";
import type { Feature } from "../../feature.ts";
import type { Ask, Place } from "../../unit/unit.ts";
import { arcadeWords } from "../words.ts";
import { frameModules } from "./frame-modules.ts";
import { playModules } from "./play-modules.ts";

/** A game of the arcade: its name, and one line that invites to play it. */
export interface Cabinet {
  name: string;
  intro: string;
}

/** With which words several games are named side by side: "a site with snake, tetris and 2048". */
const spoken: readonly (readonly [kind: keyof typeof arcadeWords, words: RegExp])[] = [
  ["game-2048", /\b2048\b/],
  ["blocks", /\b(?:tetris|falling blocks|block puzzle)\b/],
  ["breakout", /\b(?:breakout|brick break(?:er|ing)|arkanoid)\b/],
  ["connect-four", /\b(?:connect[ -]?(?:four|4)|four in a row)\b/],
  ["sliding-puzzle", /\b(?:sliding (?:tile )?puzzle|(?:15|8|fifteen)[ -]puzzle)\b/],
  ["whack", /\bwhack[ -]?a[ -]?mole\b/],
  ["sudoku", /\bsudoku\b/],
  ["rock-paper-scissors", /\brock[ ,-]+paper[ ,-]+(?:and )?scissors\b/],
  ["simon", /\bsimon(?: says| game)\b/],
  ["dice", /\bdic?e (?:roll|game)|\broll(?:ing)? (?:the )?dice\b/],
  ["typing-speed", /\btyping (?:speed|test|game|practice)\b/],
  ["snake", /\bsnake\b/],
  ["minesweeper", /\bmine ?sweeper\b/],
  ["memory", /\b(?:memory|concentration|matching pairs|card matching)\b/],
  ["tic-tac-toe", /\b(?:tic[ -]?tac[ -]?toe|noughts and crosses)\b/],
];

/** The places of a game: on top of the home page, or on a page of its own where the prompt names another game before it; and a page for the results where the prompt speaks of them. */
export function placesOf({ prompt, words, id }: Ask, { name }: Cabinet): Place[] {
  const named = spoken
    .filter(([, pattern]) => pattern.test(prompt))
    .sort((left, right) => prompt.search(left[1]) - prompt.search(right[1]));
  const first = named[0]?.[0] ?? id;
  const own = { id, title: name, icon: "Gamepad2" };
  const game: Place = first === id ? { block: "game", on: "home", at: "top" } : { block: "game", on: "page", page: own };
  if (!wantsScores({ prompt, words }) || first !== id) return [game];
  const page = { id: "high-scores", title: "High scores", icon: "Trophy" };
  return [game, { block: "scores", on: "page", page }];
}

function wantsScores({ prompt, words }: Pick<Ask, "prompt" | "words">): boolean {
  return /\b(?:leader ?boards?|high[ -]?scores?|score ?boards?|rankings?|game (?:history|records?))\b/.test(`${words} ${prompt}`);
}

/** Whom one plays against at first: the computer only where the prompt speaks of it. */
export function opponentIn({ prompt, words }: Ask): "person" | "easy" | "hard" {
  const all = `${words} ${prompt}`;
  if (/\b(?:two|2|multi)[ -]?(?:players?|people)\b|\bmultiplayer\b/.test(all)) return "person";
  return /\b(?:computer|ai|bot|machine|single[ -]player|minimax|unbeatable)\b/.test(all) ? "hard" : "person";
}

interface GameCall {
  project: ProjectModel;
  feature: Feature;
  cabinet: Cabinet;
}

/** What heads the game: the page's title where it stands first on its page, else a heading of its own. */
export function headingOf({ project, feature, cabinet }: GameCall): { jsx: Code; block: Pick<Block, "heads" | "heading"> } {
  const { pages, tagline, title } = project.blueprint;
  const home = pages.findIndex(({ sections }) =>
    sections.some((section) => section.kind === "feature" && section.feature === feature.id && section.block === "game"),
  );
  const page = pages[home];
  const first = page?.sections.find((section) => section.kind === "feature" && section.block === "game");
  if (first?.kind === "feature" && first.feature !== feature.id) {
    return { jsx: code`<h2 className="section-title text-on-page">${jsxText(cabinet.name)}</h2>`, block: {} };
  }
  const heading = home === 0 ? title : (page?.title ?? title);
  const intro = (home === 0 && tagline !== "" ? tagline : page?.intro) ?? cabinet.intro;
  return {
    jsx: code`<@GameTitle ${attribute("title", heading)} ${attribute("intro", intro)} />`,
    block: { heads: true, heading },
  };
}

/** The address where the game stands; with a seed it always goes the same way. */
export function addressOf(project: ProjectModel, feature: Feature, seed?: number): string {
  const home = project.pages.find(({ page }) =>
    page.sections.some((section) => section.kind === "feature" && section.feature === feature.id && section.block === "game"),
  );
  return `${home?.path ?? "/"}${seed === undefined ? "" : `?seed=${seed}`}`;
}

/** The modules and blocks of a game whose component is `name`, in a folder of `src/games/`. */
export function gameCode(call: GameCall & { component: Reference; modules: readonly ModuleSource[] }): FeatureCode {
  const { project, component, modules } = call;
  const scores = new Reference("HighScores", "src/games/HighScores.tsx");
  return {
    modules: [...modules, ...sharedOnce(call)],
    blocks: { game: { component, ...headingOf(call).block }, ...(hasScores(project) ? { scores: { component: scores } } : {}) },
  };
}

/** Modules of the same path are one file, so what all games share comes with the first of them. */
function sharedOnce({ project, feature }: GameCall): ModuleSource[] {
  const first = project.blueprint.features.find(({ kind }) => kind in arcadeWords);
  return first === undefined || first.id === feature.id ? [...playModules(project.blueprint.slug), ...frameModules()] : [];
}

/** Whether a page lists the results. */
export function hasScores({ blueprint }: ProjectModel): boolean {
  return blueprint.pages.some(({ sections }) => sections.some((section) => section.kind === "feature" && section.block === "scores"));
}

/** The statement that keeps a result, where a page lists them. */
export function keepsResult(project: ProjectModel, statement: Code): Code | undefined {
  return when(hasScores(project), statement);
}
