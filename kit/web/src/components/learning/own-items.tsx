import { Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Fields, ValuesOf } from "@/lib/entity";
import { removeWithUndo } from "@/lib/remove-with-undo";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";
import type { Noun } from "@/lib/words";
import * as learningWords from "@/words/learning";

interface OwnItemsProps<Item, F extends Fields> {
  noun: Noun;
  items: Collection<Item>;
  fields: F;
  onAdd: (values: ValuesOf<F>) => void;
  titleOf: (item: Stored<Item>) => string;
  /** What stands behind the title of an item. */
  children: (item: Stored<Item>) => ReactNode;
}

/** All items of a deck or a quiz, and a form for one's own. */
export function OwnItems<Item, F extends Fields>(props: OwnItemsProps<Item, F>) {
  const { noun, items, fields, onAdd, titleOf, children } = props;
  const title = learningWords.allItems(noun);
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    onAdd(values);
    toast(learningWords.itemAdded(noun));
  });
  return (
    <SectionCard title={title} className="gap-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {Object.entries(fields).map(([name, field]) => (
          <FieldInput key={name} field={field} name={name} error={errors[name]} />
        ))}
        <Button type="submit" className="self-start">
          {learningWords.addItem(noun)}
        </Button>
      </form>
      <ul role="list" aria-label={title} className="flex flex-col divide-y divide-border">
        {useCollection(items).map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-56 font-medium">{titleOf(item)}</span>
            {children(item)}
            <IconButton
              icon={<Trash2Icon />}
              label={learningWords.deleteItem({ one: noun.one, title: titleOf(item) })}
              onClick={() =>
                removeWithUndo(items, { id: item.id, said: learningWords.itemDeleted(noun) })
              }
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
