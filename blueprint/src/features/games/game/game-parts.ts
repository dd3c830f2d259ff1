// A game as a part of its page, made of the kit's component for it.
import type { ProjectModel } from "../../../model/project-model.ts";
import { element, imported, type Properties } from "../../../project/code/expression.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { type GameInfo, headingOf } from "./arcade-game.ts";

interface KitGame {
  project: ProjectModel;
  feature: AnyFeature;
  info: GameInfo;
  /** The module of the component in the kit's `components/games`, and its name. */
  component: readonly [file: string, name: string];
  /** What the prompt says of the game. */
  props?: Properties;
}

/** The game, and the page of all results. A game that stands first on its page names it; any other has a heading of its own. */
export function gameParts({ project, feature, info, component: [file, name], props = {} }: KitGame): FeatureParts {
  const heading = headingOf(project, feature);
  const hasHeading = heading === undefined ? true : undefined;
  const game = element(imported(`@/components/games/${file}`, name), { ...props, hasHeading });
  return {
    blocks: {
      game: { element: game, ...(heading === undefined ? {} : { heading, intro: info.intro }) },
      scores: { element: element(imported("@/components/games/high-scores", "HighScores")) },
    },
  };
}
