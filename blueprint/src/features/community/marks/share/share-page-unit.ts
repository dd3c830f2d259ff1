// Sharing the app's first page: its link, ready to be copied or passed on.
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { sharingSteps } from "./share-unit.ts";

export const sharePageUnit: Unit<FeatureOf<"share-page">> = {
  draft: ({ id, phrase }) => ({
    feature: { kind: "share-page", id, phrase },
    places: [{ block: "panel", on: "home", at: "bottom" }],
  }),
  compose: () => ({ blocks: { panel: { element: element(imported("@/components/share/share-section", "ShareSection")) } } }),
  checks: () => [
    {
      title: "The first page can be shared: its link is copied, or passed on by e-mail and other platforms",
      steps: [{ do: "open", path: "/" }, ...sharingSteps],
    },
  ],
};
