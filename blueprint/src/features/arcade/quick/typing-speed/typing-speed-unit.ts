// A typing test. The check knows the first two texts: the seed in the address shuffles them.
import type { CheckStep } from "../../../../schema/check.ts";
import { literal } from "../../../../project/code/expression.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { Ask, FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { addressOf, placesOf } from "../../cabinet/arcade-game.ts";
import { gameParts } from "../../cabinet/game-parts.ts";
import { seededRandom, shuffled } from "../../cabinet/seeded-random.ts";
import { typingCabinet, typingTexts } from "./typing-texts.ts";

type TypingSpeed = FeatureOf<"typing-speed">;

const SEED = 7;

export const typingSpeedUnit: Unit<TypingSpeed> = {
  draft: (ask) => ({
    feature: { kind: "typing-speed", id: ask.id, phrase: ask.phrase, seconds: secondsIn(ask) },
    places: placesOf(ask, typingCabinet),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, cabinet: typingCabinet, component: ["quick/typing/typing-test", "TypingTest"] },
      props: { seconds: literal(feature.seconds) },
    }),
  checks: (call) => checksOf(call),
};

function secondsIn({ prompt, words }: Ask): number {
  const [, seconds] = /\b(30|60|90|120)[ -]?seconds?\b/.exec(`${words} ${prompt}`) ?? [];
  return seconds === undefined ? 60 : Number(seconds);
}

function checksOf({ project, feature }: UnitCall<TypingSpeed>): FeatureCheck[] {
  const [text = ""] = shuffled(typingTexts, seededRandom(SEED));
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const type = (value: string): CheckStep => ({ do: "fill", target: { label: "Type here" }, value });
  const region = { role: "region", name: typingCabinet.name, exact: true } as const;
  return [
    {
      title: "In the typing test a text is typed, mistakes are counted, speed and accuracy are told, and another text can be typed",
      steps: [
        { do: "open", path: addressOf(project, feature, SEED) },
        type(`${text.slice(0, 19)}#`),
        status("Keep going"),
        { do: "expectText", target: region, contains: "95%" },
        type(text),
        status("with 100% right"),
        { do: "rememberText", target: region, as: "first" },
        { do: "click", target: { role: "button", name: "Type another", exact: true } },
        status("The clock starts"),
        { do: "expectTextChanged", target: region, since: "first" },
        { do: "expectValue", target: { label: "Type here" }, equals: "" },
      ],
    },
  ];
}
