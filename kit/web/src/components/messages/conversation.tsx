import { ChatForm } from "@/components/messages/chat-form";
import { ChatLine } from "@/components/messages/chat-line";
import { ChatLines } from "@/components/messages/chat-lines";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { usePerson } from "@/hooks/use-person";
import { type PrivateMessage, deleteConversation, sendMessage } from "@/lib/messages";
import type { Stored } from "@/lib/store";

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
    <Card role="region" aria-label={`Conversation with ${partner}`}>
      <CardHeader className="items-center">
        <CardTitle level="h2">{partner}</CardTitle>
        {messages.length > 0 && (
          <Button
            variant="link"
            size="sm"
            className="text-sm"
            onClick={() => deleteConversation(partner)}
          >
            Delete conversation
          </Button>
        )}
      </CardHeader>
      {messages.length === 0 && (
        <p className="text-muted-foreground">No messages yet. Say hello.</p>
      )}
      <ChatLines count={messages.length}>
        {messages.toReversed().map(({ id, isOwn, text, at }) => (
          <ChatLine
            key={id}
            author={isOwn ? me.name || "You" : partner}
            text={text}
            at={at}
            isOwn={isOwn}
            {...(!isOwn && { note: "Automatic reply" })}
          />
        ))}
      </ChatLines>
      <ChatForm
        label={`Message ${isRoom ? "in" : "to"} ${partner}`}
        onSend={(text) => sendMessage(partner, text, isRoom)}
      />
    </Card>
  );
}
