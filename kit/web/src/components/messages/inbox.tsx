import { useSearchParams } from "react-router";
import { Conversation } from "@/components/messages/conversation";
import { useCollection } from "@/hooks/use-collection";
import type { Entity } from "@/lib/entity";
import { type PrivateMessage, partnersOf, privateMessages } from "@/lib/messages";
import { NameAvatar } from "@/components/name-avatar";
import { Card } from "@/components/ui/card";
import { useId } from "react";
import { RowNames } from "@/components/row-names";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";
import * as communityWords from "@/words/community";

interface InboxProps {
  /** Their rows are offered to write to. */
  people?: readonly Entity[];
  /** The rooms, which are there from the beginning. */
  rooms?: readonly string[];
}

/** All conversations and the one that is open, whose partner stands in the URL. */
export function Inbox({ people = [], rooms = [] }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const messages = useCollection(privateMessages);
  const partner = params.get("with") ?? rooms[0] ?? messages[0]?.partner ?? "";
  const open = (name: string) => setParams({ with: name }, { preventScrollReset: true });

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Partners rooms={rooms} messages={messages} open={partner} onOpen={open} />
        <NewConversation people={people} onStart={open} />
      </div>
      {partner !== "" && (
        <Conversation
          key={partner}
          partner={partner}
          isRoom={rooms.includes(partner)}
          messages={messages.filter((message) => message.partner === partner)}
        />
      )}
    </div>
  );
}

interface PartnersProps {
  rooms: readonly string[];
  messages: readonly PrivateMessage[];
  /** The partner whose conversation is open; an empty text for none. */
  open: string;
  onOpen: (partner: string) => void;
}

/** The rooms, and everyone with whom there are messages, with the last one. */
function Partners({ rooms, messages, open, onOpen }: PartnersProps) {
  const partners = new Set([...rooms, ...partnersOf(messages), ...(open === "" ? [] : [open])]);
  return (
    <Card className="p-2 sm:p-2">
      <ul role="list" aria-label={communityWords.conversations} className="flex flex-col gap-1">
        {[...partners].map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === open}
              className="flex w-full items-center gap-3 rounded-md p-3 text-start hover:bg-muted aria-[current=true]:bg-muted"
              onClick={() => onOpen(name)}
            >
              <NameAvatar name={name} />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-semibold">{name}</span>
                <span className="truncate text-sm text-muted-foreground">
                  {messages.find(({ partner }) => partner === name)?.text ??
                    (rooms.includes(name)
                      ? communityWords.nobodySaidAnythingHereYet
                      : communityWords.newConversation)}
                </span>
              </span>
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

/** Begins a conversation by a name; the rows of `people` are offered. */
function NewConversation({
  people,
  onStart,
}: {
  people: readonly Entity[];
  onStart: (partner: string) => void;
}) {
  const names = useId();
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
          {(control) => <Input {...control} name="name" list={names} autoComplete="off" />}
        </Field>
        <datalist id={names}>
          {people.map((entity) => (
            <RowNames key={entity.name} entity={entity} />
          ))}
        </datalist>
        <Button type="submit" variant="outline">
          {communityWords.startConversation}
        </Button>
        <p className="text-sm text-muted-foreground">{communityWords.messagesStayInThisBrowser}</p>
      </form>
    </Card>
  );
}
