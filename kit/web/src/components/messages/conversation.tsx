import { SendIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import { text } from "@/lib/fields/text";
import { formatMoment } from "@/lib/format";
import { type PrivateMessage, deleteConversation, sendMessage } from "@/lib/messages";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";
import * as communityWords from "@/words/community";

/** The messages with one partner, and a form for the next one. */
export function Conversation({
  partner,
  isRoom,
  messages,
}: {
  partner: string;
  /** Whether it is a room, in which nobody replies. */
  isRoom: boolean;
  messages: readonly Stored<PrivateMessage>[];
}) {
  const me = usePerson();
  return (
    <Card role="region" aria-label={communityWords.conversationWith({ partner })}>
      <CardHeader className="items-center">
        <CardTitle level="h2">{partner}</CardTitle>
        {messages.length > 0 && (
          <Button
            variant="link"
            size="sm"
            className="text-sm"
            onClick={() => deleteConversation(partner)}
          >
            {communityWords.deleteConversation}
          </Button>
        )}
      </CardHeader>
      {messages.length === 0 && (
        <p className="text-muted-foreground">{communityWords.noMessagesYetSayHello}</p>
      )}
      <ChatLines count={messages.length}>
        {messages.toReversed().map((message) => (
          <ChatLine
            key={message.id}
            author={message.isOwn ? me.name || communityWords.you : partner}
            message={message}
          />
        ))}
      </ChatLines>
      <ChatForm
        label={
          isRoom ? communityWords.messageIn({ partner }) : communityWords.messageTo({ partner })
        }
        onSend={(content) => sendMessage(partner, content, isRoom)}
      />
    </Card>
  );
}

/** The lines of a conversation, scrolled to the last one whenever there are more. `count` is their number. */
function ChatLines({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);

  return (
    <ul
      ref={list}
      role="list"
      aria-label={communityWords.messages}
      aria-live="polite"
      tabIndex={0}
      className="flex max-h-112 min-h-24 flex-col gap-4 overflow-y-auto"
    >
      {children}
    </ul>
  );
}

/** One line of a conversation: one's own stand at the right. */
function ChatLine({ author, message }: { author: string; message: PrivateMessage }) {
  const { at, isOwn } = message;
  return (
    <li className={cn("flex flex-col gap-1", isOwn ? "items-end" : "items-start")}>
      <p className="flex gap-2 text-xs text-muted-foreground">
        <strong className="font-semibold">{author}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p
        className={cn(
          "max-w-[85%] rounded-lg px-4 py-2.5 break-words whitespace-pre-line",
          isOwn ? "bg-primary text-primary-foreground" : "bg-muted text-card-foreground",
        )}
      >
        {message.text}
      </p>
      {!isOwn && (
        <p className="text-xs text-muted-foreground italic">{communityWords.automaticReply}</p>
      )}
    </li>
  );
}

/** Writes a line; an empty one is refused. */
function ChatForm({ label, onSend }: { label: string; onSend: (text: string) => void }) {
  const fields = {
    text: text({ label, required: true, missing: communityWords.writeAMessageFirst }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => onSend(values.text));
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-wrap items-start gap-3 border-t border-border pt-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <FieldInput field={fields.text} name="text" error={errors["text"]} />
      </div>
      <Button type="submit" className="mt-6.5 max-sm:mt-0 max-sm:w-full">
        <SendIcon />
        {communityWords.send}
      </Button>
    </form>
  );
}
