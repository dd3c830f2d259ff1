import { useId } from "react";
import { NameAvatar } from "@/components/name-avatar";
import { RowNames } from "@/components/row-names";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Entity } from "@/lib/entity";
import { text } from "@/lib/fields/text";
import * as communityWords from "@/words/community";

/** Somebody or a room that one can open. */
export interface Partner {
  key: string;
  name: string;
  /** The last thing that was said, or that nothing was. */
  last: string;
  unread?: number;
}

/** Everyone with whom there are messages, and the rooms. */
export function Partners({
  partners,
  open,
  onOpen,
}: {
  partners: readonly Partner[];
  /** The key of the one whose conversation is open; an empty text for none. */
  open: string;
  onOpen: (key: string) => void;
}) {
  return (
    <Card className="p-2 sm:p-2">
      <ul role="list" aria-label={communityWords.conversations} className="flex flex-col gap-1">
        {partners.map(({ key, name, last, unread = 0 }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === open}
              className="flex w-full items-center gap-3 rounded-md p-3 text-start hover:bg-muted aria-[current=true]:bg-muted"
              onClick={() => onOpen(key)}
            >
              <NameAvatar name={name} />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-semibold">{name}</span>
                <span className="truncate text-sm text-muted-foreground">{last}</span>
              </span>
              {unread > 0 && (
                <span className="grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-xs font-bold text-primary-foreground">
                  <span className="sr-only">{communityWords.unread} </span>
                  {unread}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const fields = {
  name: text({ label: communityWords.writeTo, required: true, missing: communityWords.writeAName }),
};

/** Begins a conversation by a name; `names` and the rows of `people` are offered. */
export function NewConversation({
  people,
  names = [],
  note,
  onStart,
}: {
  people: readonly Entity[];
  names?: readonly string[];
  /** What becomes of a message. */
  note: string;
  onStart: (name: string) => void;
}) {
  const list = useId();
  const { errors, handleSubmit } = useFieldsForm(fields, ({ name }) => onStart(name));
  return (
    <Card>
      <form
        noValidate
        aria-label={communityWords.newConversation}
        onSubmit={handleSubmit}
        className="flex flex-col gap-3"
      >
        <Field label={fields.name.label} required error={errors["name"]}>
          {(control) => <Input {...control} name="name" list={list} autoComplete="off" />}
        </Field>
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
          {people.map((entity) => (
            <RowNames key={entity.name} entity={entity} />
          ))}
        </datalist>
        <Button type="submit" variant="outline">
          {communityWords.startConversation}
        </Button>
        <p className="text-sm text-muted-foreground">{note}</p>
      </form>
    </Card>
  );
}
