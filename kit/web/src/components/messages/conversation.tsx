import { SendIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";
import { formatMoment } from "@/lib/format";
import { cn } from "@/lib/utils";
import * as communityWords from "@/words/community";

/** A line of a conversation, with who wrote it. */
export interface Line {
  id: string;
  author: string;
  text: string;
  /** As an ISO 8601 time. */
  at: string;
  isOwn: boolean;
  /** Whether nobody wrote it. */
  isAutomatic?: boolean;
}

/** The lines of a conversation with one partner or in a room, the latest first, and a form for the next one. */
export function Conversation({
  partner,
  isRoom,
  lines,
  onSend,
  onDelete,
}: {
  partner: string;
  isRoom: boolean;
  lines: readonly Line[];
  onSend: (text: string) => void;
  onDelete: () => void;
}) {
  return (
    <Card role="region" aria-label={communityWords.conversationWith({ partner })}>
      <CardHeader className="items-center">
        <CardTitle level="h2">{partner}</CardTitle>
        {lines.length > 0 && (
          <Button variant="link" size="sm" className="text-sm" onClick={onDelete}>
            {communityWords.deleteConversation}
          </Button>
        )}
      </CardHeader>
      {lines.length === 0 && (
        <p className="text-muted-foreground">{communityWords.noMessagesYetSayHello}</p>
      )}
      <ChatLines count={lines.length}>
        {lines.toReversed().map((line) => (
          <ChatLine key={line.id} line={line} />
        ))}
      </ChatLines>
      <ChatForm
        label={
          isRoom ? communityWords.messageIn({ partner }) : communityWords.messageTo({ partner })
        }
        onSend={onSend}
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
function ChatLine({ line: { author, text: said, at, isOwn, isAutomatic } }: { line: Line }) {
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
        {said}
      </p>
      {isAutomatic === true && (
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
