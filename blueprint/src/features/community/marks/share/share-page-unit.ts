// Sharing the app's first page: its link, ready to be copied or passed on.
import { code, Reference } from "../../../../writer/code/code.ts";
import { element, imported } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Unit } from "../../../unit/unit.ts";
import { oneModule } from "../marked-rows.ts";
import { sharePanelModule } from "./share-modules.ts";
import { sharingSteps } from "./share-unit.ts";

const block = new Reference("ShareThisPage", "src/features/share/ShareThisPage.tsx");

export const sharePageUnit: Unit<FeatureOf<"share-page">> = {
  draft: ({ id, phrase }) => ({
    feature: { kind: "share-page", id, phrase },
    places: [{ block: "panel", on: "home", at: "bottom" }],
  }),
  write: ({ project }) => ({
    modules: [
      sharePanelModule,
      oneModule(
        block,
        code`
        function ${block}() {
          return (
            <section aria-labelledby="share" className="card flex flex-col gap-4 p-6 sm:p-8">
              <h2 id="share" className="section-title">
                Share this page
              </h2>
              <@SharePanel title={${project.blueprint.title}} path="/" />
            </section>
          );
        }`,
      ),
    ],
    blocks: { panel: { component: block } },
  }),
  compose: () => ({ blocks: { panel: { element: element(imported("@/components/share/share-section", "ShareSection")) } } }),
  checks: () => [
    {
      title: "The first page can be shared: its link is copied, or passed on by e-mail and other platforms",
      steps: [{ do: "open", path: "/" }, ...sharingSteps],
    },
  ],
};
