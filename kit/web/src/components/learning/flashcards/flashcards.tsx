import { CheckIcon, RotateCcwIcon } from "lucide-react";
import { useState } from "react";
import { SectionCard } from "@/components/layout/section-card";
import { OwnItems } from "@/components/learning/own-items";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useCollection } from "@/hooks/use-collection";
import { text } from "@/lib/fields/text";
import {
  BOXES,
  type Flashcard,
  answeredFlashcard,
  nextFlashcard,
} from "@/lib/learning/flashcard-boxes";

import type { Collection } from "@/lib/store";
import * as learningWords from "@/words/learning";

const NOUN = { one: learningWords.card, many: learningWords.cards };

const FIELDS = {
  front: text({
    label: learningWords.front,
    required: true,
    missing: learningWords.writeTheQuestion,
  }),
  back: text({ label: learningWords.back, required: true, missing: learningWords.writeTheAnswer }),
};

/** The card to ask now, and all cards with their boxes. */
export function Flashcards({ title, deck }: { title: string; deck: Collection<Flashcard> }) {
  const cards = useCollection(deck);
  const card = nextFlashcard(cards);
  const known = cards.filter(({ box }) => box === BOXES).length;
  return (
    <>
      <SectionCard title={title} className="gap-5">
        <p role="status" className="text-muted-foreground">
          {learningWords.cardsKnown({ known, count: cards.length })}
        </p>
        <Progress aria-label={learningWords.knownCards} value={known} max={cards.length} />
        {card === undefined ? (
          <p>{learningWords.thereAreNoCardsAdd}</p>
        ) : (
          <AskedCard
            key={`${card.id} ${card.turn}`}
            card={card}
            onAnswer={(isKnown) =>
              deck.update(card.id, answeredFlashcard(card, { isKnown, cards }))
            }
          />
        )}
      </SectionCard>
      <OwnItems
        noun={NOUN}
        items={deck}
        fields={FIELDS}
        onAdd={(values) => deck.add({ ...values, box: 1, turn: 0 })}
        titleOf={({ front }) => front}
      >
        {({ back, box }) => (
          <>
            <span className="text-muted-foreground">{back}</span>
            <Badge variant="secondary">{learningWords.box({ box })}</Badge>
          </>
        )}
      </OwnItems>
    </>
  );
}

function AskedCard({ card, onAnswer }: { card: Flashcard; onAnswer: (isKnown: boolean) => void }) {
  const [isTurned, setTurned] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        className="flex min-h-52 flex-col items-center justify-center gap-3 rounded-lg border-2 border-primary bg-accent p-6 text-center text-accent-foreground"
        onClick={() => setTurned(!isTurned)}
      >
        <span className="text-sm">{isTurned ? learningWords.answer : learningWords.question}</span>
        <span className="font-heading text-2xl font-bold text-balance">
          {isTurned ? card.back : card.front}
        </span>
        <span className="text-sm underline underline-offset-4">
          {isTurned ? learningWords.turnBack : learningWords.turnTheCard}
        </span>
      </button>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => onAnswer(true)}>
          <CheckIcon />
          {learningWords.iKnewIt}
        </Button>
        <Button variant="outline" className="flex-1" onClick={() => onAnswer(false)}>
          <RotateCcwIcon />
          {learningWords.notYet}
        </Button>
      </div>
    </div>
  );
}
