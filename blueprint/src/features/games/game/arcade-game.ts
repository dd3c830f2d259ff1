// What all games have in common: where the game stands on its page, and what its page is called.
import { blockPage, pageOf } from "../../definition/page-of.ts";
import type { ProjectModel } from "../../../model/project-model.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import { type FeatureRequest, onPage, type Place } from "../../definition/define-feature.ts";
import type { FeatureDescription } from "../../definition/feature-words.ts";

/** A game: its name, and one line that invites to play it. */
export interface GameInfo {
  name: string;
  intro: string;
}

/** The places of a game: on top of the home page, and a page for the results where the prompt speaks of them. */
export function placesOf(request: FeatureRequest): Place[] {
  const game: Place = { block: "game", on: "home", at: "top" };
  return wantsScores(request) ? [game, onPage("scores", { id: "high-scores", title: "High scores", icon: "Trophy" })] : [game];
}

function wantsScores({ prompt, words }: Pick<FeatureRequest, "prompt" | "words">): boolean {
  return /\b(?:leader ?boards?|high[ -]?scores?|score ?boards?|rankings?|game (?:history|records?))\b/.test(`${words} ${prompt}`);
}

/** The page's heading where the game stands first on its page; undefined where another game does. */
export function headingOf(project: ProjectModel, feature: AnyFeature): string | undefined {
  const { pages, title } = project.blueprint;
  const page = blockPage(project, feature.id, "game")?.page;
  const first = page?.sections.find((section) => section.kind === "feature" && section.block === "game");
  if (first?.kind === "feature" && first.feature !== feature.id) return undefined;
  return page?.id === pages[0]?.id ? title : (page?.title ?? title);
}

/** The address where the game stands; with a seed it always goes the same way. */
export function addressOf(project: ProjectModel, feature: AnyFeature, seed?: number): string {
  return `${pageOf(project, feature, "game") ?? "/"}${seed === undefined ? "" : `?seed=${seed}`}`;
}

/** Describes a game by its name. */
export function describeGame(name: string): () => FeatureDescription {
  return () => ({ called: `the game ${name}`, can: `play ${name}` });
}
