import { useSearchParams } from "react-router";
import { Conversation } from "@/components/messages/conversation";
import { NewConversation, Partners } from "@/components/messages/partners";
import { useCollection } from "@/hooks/use-collection";
import { usePerson } from "@/hooks/use-person";
import type { Entity } from "@/lib/entity";
import { deleteConversation, partnersOf, privateMessages, sendMessage } from "@/lib/messages";
import * as communityWords from "@/words/community";

interface InboxProps {
  /** Their rows are offered to write to. */
  people?: readonly Entity[];
  /** The rooms, which are there from the beginning. */
  rooms?: readonly string[];
}

/** All conversations of the one person who uses the app, and the one that is open, whose partner stands in the URL. Replies are automatic. */
export function Inbox({ people = [], rooms = [] }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const messages = useCollection(privateMessages);
  const me = usePerson();
  const partner = params.get("with") ?? rooms[0] ?? messages[0]?.partner ?? "";
  const open = (name: string) => setParams({ with: name }, { preventScrollReset: true });
  const isRoom = rooms.includes(partner);
  const names = new Set([...rooms, ...partnersOf(messages), ...(partner === "" ? [] : [partner])]);
  const partners = [...names].map((name) => ({
    key: name,
    name,
    last:
      messages.find((message) => message.partner === name)?.text ??
      (rooms.includes(name)
        ? communityWords.nobodySaidAnythingHereYet
        : communityWords.newConversation),
  }));

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Partners partners={partners} open={partner} onOpen={open} />
        <NewConversation
          people={people}
          note={communityWords.messagesStayInThisBrowser}
          onStart={open}
        />
      </div>
      {partner !== "" && (
        <Conversation
          key={partner}
          partner={partner}
          isRoom={isRoom}
          lines={messages
            .filter((message) => message.partner === partner)
            .map((message) => ({
              ...message,
              author: message.isOwn ? me.name || communityWords.you : partner,
              isAutomatic: !message.isOwn,
            }))}
          onSend={(content) => sendMessage(partner, content, isRoom)}
          onDelete={() => deleteConversation(partner)}
        />
      )}
    </div>
  );
}
