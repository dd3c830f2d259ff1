import { useId } from "react";
import { ChatForm } from "@/components/chat/chat-form";
import { ChatLine } from "@/components/chat/chat-line";
import { ChatLines } from "@/components/chat/chat-lines";
import { Card, CardTitle } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { usePerson } from "@/hooks/use-person";
import type { Chat, ChatMessage } from "@/lib/chat";
import { person } from "@/lib/person";
import type { Stored } from "@/lib/store";

/** What was said in a room, the earliest first, and a form to say more. */
export function Room({
  room,
  chat,
  lines,
}: {
  room: string;
  chat: Chat;
  lines: readonly Stored<ChatMessage>[];
}) {
  const id = useId();
  const me = usePerson();
  return (
    <Card role="region" aria-label={`Chat in ${room}`}>
      <CardTitle level="h2">{room}</CardTitle>
      {lines.length === 0 && (
        <p className="text-muted-foreground">Nobody said anything here yet.</p>
      )}
      <ChatLines count={lines.length}>
        {lines.map(({ id: key, author, text, at, isOwn }) => (
          <ChatLine key={key} author={author} text={text} at={at} isOwn={isOwn} />
        ))}
      </ChatLines>
      <div className="flex max-w-xs flex-col gap-1.5">
        <Label htmlFor={id}>Your name</Label>
        <Input
          id={id}
          autoComplete="off"
          value={me.name}
          onChange={(event) => person.update({ name: event.target.value })}
        />
      </div>
      <ChatForm
        label={`Message in ${room}`}
        onSend={(text) =>
          chat.lines.add({
            room,
            author: me.name || "Guest",
            text,
            at: new Date().toISOString(),
            isOwn: true,
          })
        }
      />
      <p className="text-sm text-muted-foreground">
        This chat lives in this browser: all its tabs see it at once, other devices do not.
      </p>
    </Card>
  );
}
