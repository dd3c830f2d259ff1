// Space for adverts: an administrator places, changes, hides and removes them on a page of their own, and what is placed
// is seen on the home page at once.

import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { blockPath } from "../../frame/sections.ts";

type Advert = FeatureOf<"advert">;

export const advertUnit: Unit<Advert> = {
  draft: ({ id, phrase }) => ({
    feature: { kind: "advert", id, phrase, title: "Ad spaces" },
    places: [
      { block: "space", on: "home", at: "bottom" },
      {
        block: "manager",
        on: "page",
        page: {
          id: "adverts",
          title: "Ad spaces",
          icon: "Megaphone",
          intro: "For administrators: what is placed here is shown on the home page at once.",
        },
      },
    ],
  }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature }: UnitCall<Advert>): FeatureCheck[] {
  const home = blockPath(project, feature.id, "space");
  const path = blockPath(project, feature.id, "manager");
  if (home === null || path === null) return [];
  const form = { role: "region", name: "Place an advert", exact: true } as const;
  const list = { role: "list", name: "Placed adverts", exact: true } as const;
  const fill = (label: string, value: string) => ({ do: "fill", target: { label, within: form }, value }) as const;
  const press = (name: string) => ({ do: "click", target: { role: "button", name, exact: true } }) as const;
  return [
    {
      title: "An administrator can place an advert, sees it on the home page, changes it, hides it and removes it",
      steps: [
        { do: "open", path },
        press("Place advert"),
        { do: "expectVisible", target: { text: "Give the advert a title." } },
        fill("Title", "Harbour tours"),
        fill("Text", "Every Sunday at eleven."),
        { do: "select", target: { label: "Place", within: form }, option: "Banner" },
        press("Place advert"),
        { do: "expectVisible", target: { role: "status", text: "Harbour tours is placed" } },
        { do: "open", path: home },
        { do: "expectVisible", target: { text: "Harbour tours", nth: 0 } },
        { do: "expectVisible", target: { text: "Every Sunday at eleven." } },
        { do: "open", path },
        { do: "click", target: { role: "button", name: "Change: Harbour tours", exact: true, within: list } },
        fill("Title", "Evening tours"),
        press("Save advert"),
        { do: "expectVisible", target: { role: "listitem", text: "Evening tours", within: list } },
        { do: "click", target: { role: "button", name: "Hide: Evening tours", exact: true, within: list } },
        { do: "open", path: home },
        { do: "expectHidden", target: { text: "Evening tours" } },
        { do: "open", path },
        { do: "click", target: { role: "button", name: "Show: Evening tours", exact: true, within: list } },
        { do: "open", path: home },
        { do: "expectVisible", target: { text: "Evening tours", nth: 0 } },
        { do: "open", path },
        { do: "click", target: { role: "button", name: "Remove: Evening tours", exact: true, within: list } },
        { do: "expectHidden", target: { role: "listitem", text: "Evening tours" } },
      ],
    },
  ];
}
