import { Trash2Icon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionCard } from "@/components/layout/section-card";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";
import type { Flashcard } from "@/lib/learning/flashcards";
import type { Collection } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";
import { toast } from "@/lib/toast";

const FIELDS = {
  front: text({ label: "Front", required: true, missing: "Write the question." }),
  back: text({ label: "Back", required: true, missing: "Write the answer." }),
};

/** All cards with their boxes, and a form for one's own. */
export function FlashcardDeck({ deck }: { deck: Collection<Flashcard> }) {
  const cards = useCollection(deck);
  const { errors, handleSubmit } = useFieldsForm(FIELDS, (values) => {
    deck.add({ ...values, box: 1, turn: 0 });
    toast("The card is added.");
  });
  return (
    <SectionCard title="All cards" className="gap-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldInput field={FIELDS.front} name="front" error={errors["front"]} />
          <FieldInput field={FIELDS.back} name="back" error={errors["back"]} />
        </div>
        <Button type="submit" className="self-start">
          Add card
        </Button>
      </form>
      <ul role="list" aria-label="All cards" className="flex flex-col divide-y divide-border">
        {cards.map((card) => (
          <li key={card.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-56 font-medium">{card.front}</span>
            <span className="text-muted-foreground">{card.back}</span>
            <Badge variant="secondary">Box {card.box}</Badge>
            <IconButton
              icon={<Trash2Icon />}
              label={`Delete card: ${card.front}`}
              onClick={() => removeWithUndo(deck, { id: card.id, said: "The card is deleted." })}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
