// A wheel of fortune: spun by a button, with motion only for those who want it; every spin wins one of the prizes, which
// can be changed, and every win is recorded.
import { element, imported, invoke, texts } from "../../../project/code/expression.ts";
import { pagePath } from "../../learning/play/page-path.ts";
import { defineFeature } from "../../definition/define-feature.ts";
import type { FeatureParts } from "../../definition/feature-parts.ts";
import { WheelFeature } from "./wheel-schema.ts";

const PRIZES = ["10 points", "Small gift", "50 points", "5% discount", "100 points", "Mystery box", "Free delivery", "Jackpot"];

export const wheelFeature = defineFeature<typeof WheelFeature>({
  schema: WheelFeature,
  game: {},
  words: {
    verbs: "spin the wheel,spin a wheel,win prizes,spin to win",
    nouns:
      "wheel of fortune,spinning wheel,prize wheel,lucky wheel,lucky draw,winning record,prize list,spin wheel,fortune wheel,prize draw,wheel spin,raffle",
    parts: "wheel,spin,spinning,prize,prizes,winning record,winning records,winnings,draw,lottery",
  },
  describe: () => ({ called: "a wheel of fortune", can: "spin the wheel and win prizes" }),
  draft: ({ id, phrase, about }) => ({
    feature: { kind: "wheel", id, phrase, prizes: PRIZES },
    places: [
      about === ""
        ? { block: "wheel", on: "home", at: "top" }
        : { block: "wheel", on: "page", page: { id: "wheel", title: "Wheel", icon: "LoaderPinwheel" } },
      {
        block: "prizes",
        on: "page",
        page: { id: "prizes", title: "Prizes", icon: "Gift", intro: "What can be won, and what is on the wheel." },
      },
      { block: "wins", on: "page", page: { id: "wins", title: "My wins", icon: "Trophy", intro: "Every spin and what it won." } },
    ],
  }),
  compose: ({ feature }) => composeWheel(feature),
  checks: ({ project, feature }) => {
    const at = (block: string): string => pagePath(project, `${feature.id}/${block}`);
    const all = { role: "list", name: "All prizes", exact: true } as const;
    const records = { role: "list", name: "Winning records", exact: true } as const;
    return [
      {
        title: "The wheel can be spun, a prize is won, and every win is recorded",
        steps: [
          { do: "open", path: at("wheel") },
          {
            do: "expectVisible",
            target: { role: "listitem", text: feature.prizes[0] ?? "", within: { role: "list", name: "Prizes", exact: true } },
          },
          { do: "click", target: { role: "button", name: "Spin", exact: true } },
          { do: "expectVisible", target: { role: "status", text: "You won:" } },
          { do: "open", path: at("wins") },
          { do: "expectCount", target: { role: "listitem", within: records }, atLeast: 1, atMost: 1 },
          { do: "reload" },
          { do: "expectCount", target: { role: "listitem", within: records }, atLeast: 1, atMost: 1 },
        ],
      },
      {
        title: "The prizes of the wheel are listed and can be changed",
        steps: [
          { do: "open", path: at("prizes") },
          { do: "click", target: { role: "button", name: "Add prize", exact: true } },
          { do: "expectVisible", target: { text: "Write what can be won." } },
          { do: "fill", target: { label: "New prize" }, value: "A word of praise" },
          { do: "click", target: { role: "button", name: "Add prize", exact: true } },
          { do: "click", target: { role: "button", name: `Remove ${feature.prizes[1] ?? ""}`, exact: true } },
          { do: "reload" },
          { do: "expectVisible", target: { role: "listitem", text: "A word of praise", within: all } },
          { do: "expectHidden", target: { role: "listitem", text: feature.prizes[1] ?? "", within: all } },
        ],
      },
    ];
  },
});

function composeWheel(feature: WheelFeature): FeatureParts {
  const stored = imported("@/features/wheel", "wheelPrizes");
  const value = invoke(imported("@/lib/games/wheel/prizes", "createWheelPrizes"), texts(feature.prizes));
  const component = (file: string, name: string) => imported(`@/components/games/wheel/${file}`, name);
  return {
    modules: [
      {
        path: "src/features/wheel.ts",
        comment: "What can be won on a first visit.",
        statements: [{ kind: "constant", name: "wheelPrizes", value }],
      },
    ],
    blocks: {
      wheel: { element: element(component("wheel", "Wheel"), { prizes: stored }) },
      prizes: { element: element(component("wheel-prizes", "WheelPrizes"), { prizes: stored }) },
      wins: { element: element(component("wheel-wins", "WheelWins")) },
    },
  };
}
