import { ChatForm } from "@/components/chat/chat-form";
import { ChatLine } from "@/components/chat/chat-line";
import { ChatLines } from "@/components/chat/chat-lines";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { usePerson } from "@/hooks/use-person";
import { type PrivateMessage, deleteConversation, sendMessage } from "@/lib/messages";
import type { Stored } from "@/lib/store";

/** The messages with one partner, and a form for the next one. */
export function Conversation({
  partner,
  messages,
}: {
  partner: string;
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
      <ChatForm label={`Message to ${partner}`} onSend={(text) => sendMessage(partner, text)} />
    </Card>
  );
}
