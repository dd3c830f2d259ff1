import { useSearchParams } from "react-router";
import { Conversation } from "@/components/messages/conversation";
import { NewConversation } from "@/components/messages/new-conversation";
import { Partners } from "@/components/messages/partners";
import { useCollection } from "@/hooks/use-collection";
import type { Entity } from "@/lib/entity";
import { privateMessages } from "@/lib/messages";

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
