// One visit to a built site, with limits on pages, clicks and time.
import type { Visit } from "../evaluation.ts";
import { fetchSite } from "./fetch-site.ts";
import type { Visitor } from "./open-visitor.ts";
import { pressControls } from "./press-controls.ts";
import { seePages } from "./see-pages.ts";
import { tryForms } from "./try-forms.ts";

const pressMilliseconds = 6000;
const formMilliseconds = 5000;

/** Opens the pages, tests the forms and presses the controls. Throws if the site cannot be visited at all. */
export async function visitSite(visitor: Visitor, { deployment, port }: { deployment: string; port: number }): Promise<Visit> {
  const site = fetchSite({ deployment, port });
  return visitor.visit({ deployment, site }, async (window) => {
    const { pages, menu, colours, deadLinks, unopened } = await seePages(window);
    const weight = site.weigh();
    const paths = pages.map(({ path }) => path);
    const forms = await tryForms(window, { paths, milliseconds: formMilliseconds });
    const { pressed, dead, left } = await pressControls(window, { paths, milliseconds: pressMilliseconds });
    return {
      pages: pages.map(({ text: _, ...page }) => page),
      menu,
      forms,
      colours,
      deadLinks,
      deadControls: dead,
      pressedControls: pressed,
      unpressedControls: left,
      unopenedLinks: unopened,
      consoleErrors: [...new Set(window.errors)],
      ...weight,
    };
  });
}
