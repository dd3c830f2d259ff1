// A typing test. The check knows the first two texts: the seed in the address shuffles them.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { seededRandom, shuffled } from "../../game/seeded-random.ts";
import { TypingSpeedFeature } from "./typing-speed-schema.ts";
import { typingInfo, typingTexts } from "./typing-texts.ts";

const SEED = 7;

export const typingSpeedFeature = defineFeature<typeof TypingSpeedFeature>({
  schema: TypingSpeedFeature,
  game: { names: "typing speed,typing test,typing game,typing practice" },
  words: {
    verbs: "test typing speed,practise typing,practice typing,measure typing speed",
    nouns:
      "typing test,typing speed test,typing game,typing speed game,typing practice,typing trainer,typing tutor,words per minute test,wpm test",
    parts: "speed,accuracy,words per minute,wpm,text,texts,timer,time,typing,results,result",
  },
  describe: () => ({ called: "a typing test", can: "test how fast you type" }),
  draft: (request) => ({
    feature: { kind: "typing-speed", id: request.id, phrase: request.phrase, seconds: secondsIn(request) },
    places: placesOf(request, typingInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: typingInfo, component: ["quick/typing/typing-test", "TypingTest"] },
      props: { seconds: literal(feature.seconds) },
    }),
  checks: (context) => checksOf(context),
});

function secondsIn({ prompt, words }: FeatureRequest): number {
  const [, seconds] = /\b(30|60|90|120)[ -]?seconds?\b/.exec(`${words} ${prompt}`) ?? [];
  return seconds === undefined ? 60 : Number(seconds);
}

function checksOf({ project, feature }: FeatureContext<TypingSpeedFeature>): FeatureCheck[] {
  const [text = ""] = shuffled(typingTexts, seededRandom(SEED));
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const type = (value: string): CheckStep => ({ do: "fill", target: { label: "Type here" }, value });
  const region = { role: "region", name: typingInfo.name, exact: true } as const;
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
