// Flashcards: a card is turned and judged by whoever learns; what is known moves up through boxes, what is not comes back
// first. The deck begins with a subject of the question bank and takes cards of one's own.
import { z } from "zod";
import { pageOf } from "../../../definition/page-of.ts";
import { array, element, imported, invoke, object } from "../../../../project/code/expression.ts";
import { defineFeature, type FeatureCheck, onPage } from "../../../definition/define-feature.ts";
import { keptIn } from "../../../definition/kit-parts.ts";
import { GENERAL, subjectFor, subjectOf } from "../../questions/question-bank.ts";
import { OWN, unknownTopicIn } from "../../questions/topic-in.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { capitalise, inSentence } from "../../../../model/names.ts";
import { featureSchema } from "../../../../schema/feature.ts";
import { say } from "../../../../project/words/say.ts";

const Card = z.strictObject({ front: z.string().min(1).max(200), back: z.string().min(1).max(400) });

/** Cards that are turned and judged. `subject` is one of the question bank, unless the feature has cards of its own. */
const FlashcardsFeature = featureSchema("flashcards", {
  subject: z.string(),
  title: z.string(),
  cards: z.exactOptional(z.array(Card).min(2).max(60)),
});
type FlashcardsFeature = z.infer<typeof FlashcardsFeature>;

export const flashcardsFeature = defineFeature<typeof FlashcardsFeature>({
  schema: FlashcardsFeature,
  isProduct: true,
  isSelfContained: true,
  describe: ({ title, subject, cards }) => ({
    called: "flashcards",
    can: `practise with the flashcards “${title}”`,
    ...(subject === GENERAL && { examples: "the cards, which are of general knowledge" }),
    ...(subject === OWN && cards === undefined && { unknown: `cards about ${inSentence(title.replace(/ cards$/, ""))}` }),
  }),
  draft: ({ words, prompt, title, about }) => {
    const subject = subjectFor({ words, prompt, title });
    const page = { id: "flashcards", title: "Flashcards", icon: "Layers" };
    const topic = unknownTopicIn(prompt);
    return {
      feature:
        topic === null ? { subject: subject.id, title: `${subject.title} cards` } : { subject: OWN, title: `${capitalise(topic)} cards` },
      places: [about === "" ? { block: "cards", on: "home", at: "top" } : onPage("cards", page)],
    };
  },
  compose: ({ feature }) => {
    const created = invoke(
      imported("@/lib/learning/flashcard-boxes", "createFlashcards"),
      array(cardsOf(feature).map((card) => object(card))),
    );
    const deck = keptIn("flashcards", "flashcards", created, { comment: "The cards of a first visit." });
    const props = { title: feature.title, deck: deck.value };
    const shown = element(imported("@/components/learning/flashcards/flashcards", "Flashcards"), props);
    return { modules: [deck.module], blocks: { cards: { element: shown } } };
  },
  checks: ({ project, feature }) => turnCheck(feature, pageOf(project, feature, "cards") ?? "/"),
});

function turnCheck(feature: FlashcardsFeature, path: string): FeatureCheck {
  const [first, second] = cardsOf(feature);
  if (first === undefined) return ownCheck(path);
  const deck = { role: "list", name: say.learning.allItems({ many: say.learning.cards() }), exact: true } as const;
  return {
    title: "Flashcards can be turned and judged, what is known moves up a box, and new cards can be added",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: `${say.learning.question()} ${first.front}` } },
      { do: "expectVisible", target: { role: "button", name: `${say.learning.answer()} ${first.back}` } },
      { do: "click", target: { role: "button", name: say.learning.iKnewIt(), exact: true } },
      { do: "expectVisible", target: { role: "listitem", text: say.learning.box({ box: 2 }), within: deck } },
      { do: "expectVisible", target: { role: "button", name: `${say.learning.question()} ${second?.front ?? ""}` } },
      { do: "click", target: { role: "button", name: say.learning.notYet(), exact: true } },
      { do: "click", target: { role: "button", name: say.learning.addItem({ one: say.learning.card() }), exact: true } },
      { do: "expectVisible", target: { text: say.learning.writeTheQuestion() } },
      { do: "fill", target: { label: say.learning.front() }, value: "A card of one's own" },
      { do: "fill", target: { label: say.learning.back() }, value: "Its answer" },
      { do: "click", target: { role: "button", name: say.learning.addItem({ one: say.learning.card() }), exact: true } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", text: "A card of one's own", within: deck } },
      { do: "expectVisible", target: { role: "listitem", text: say.learning.box({ box: 2 }), within: deck } },
    ],
  };
}

function ownCheck(path: string): FeatureCheck {
  const deck = { role: "list", name: say.learning.allItems({ many: say.learning.cards() }), exact: true } as const;
  const added = (front: string): CheckStep[] => [
    { do: "fill", target: { label: say.learning.front() }, value: front },
    { do: "fill", target: { label: say.learning.back() }, value: `Back of ${front}` },
    { do: "click", target: { role: "button", name: say.learning.addItem({ one: say.learning.card() }), exact: true } },
    { do: "expectVisible", target: { role: "listitem", text: front, within: deck } },
  ];
  return {
    title: "Flashcards can be added, turned and judged, and what is known moves up a box",
    steps: [
      { do: "open", path },
      { do: "click", target: { role: "button", name: say.learning.addItem({ one: say.learning.card() }), exact: true } },
      { do: "expectVisible", target: { text: say.learning.writeTheQuestion() } },
      ...added("Trial card one"),
      ...added("Trial card two"),
      { do: "click", target: { role: "button", name: `${say.learning.question()} Trial card two` } },
      { do: "expectVisible", target: { role: "button", name: `${say.learning.answer()} Back of Trial card two` } },
      { do: "click", target: { role: "button", name: say.learning.iKnewIt(), exact: true } },
      { do: "expectVisible", target: { role: "listitem", text: say.learning.box({ box: 2 }), within: deck } },
      { do: "expectVisible", target: { role: "button", name: `${say.learning.question()} Trial card one` } },
      { do: "reload" },
      { do: "expectVisible", target: { role: "listitem", text: "Trial card one", within: deck } },
      { do: "expectVisible", target: { role: "listitem", text: say.learning.box({ box: 2 }), within: deck } },
    ],
  };
}

/** The cards of a first visit: the feature's own, else the questions of its subject that can be answered without seeing the options. */
function cardsOf({ subject, cards }: FlashcardsFeature): readonly z.infer<typeof Card>[] {
  if (cards !== undefined || subject === OWN) return cards ?? [];
  return subjectOf(subject)
    .questions.filter(({ prompt }) => !/^Which (?:of these|sentence|word is)/.test(prompt))
    .map(({ prompt, options, right }) => ({ front: prompt, back: options[right] ?? "" }));
}
