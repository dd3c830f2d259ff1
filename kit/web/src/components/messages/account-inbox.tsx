import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { LockedRows } from "@/components/account/locked-rows";
import { Conversation } from "@/components/messages/conversation";
import { NewConversation, Partners } from "@/components/messages/partners";
import { useMailbox } from "@/hooks/use-mailbox";
import { lockedFor } from "@/lib/access";
import type { Entity } from "@/lib/entity";
import {
  type OwnConversation,
  deleteLetters,
  markLettersRead,
  nameOfAccount,
  namedParty,
  otherNames,
  partyOf,
  roomParty,
  writeLetter,
} from "@/lib/mailbox";
import { session } from "@/lib/session";
import { isMember } from "@/lib/who";
import { inSentence } from "@/lib/words";
import * as communityWords from "@/words/community";

interface InboxProps {
  /** Their rows are offered to write to. */
  people?: readonly Entity[];
  /** The rooms, which are there from the beginning. */
  rooms?: readonly string[];
}

/** What the messages are called where they are locked. */
const many = inSentence(communityWords.messages);
const guarded = {
  noun: { one: many, many },
  locked: () => (isMember() ? null : lockedFor("members", many)),
};

/** The conversations of the account that is logged in, and the one that is open; its partner stands in the URL. */
export function AccountInbox({ people = [], rooms = [] }: InboxProps) {
  const [params, setParams] = useSearchParams();
  const conversations = useMailbox();
  if (session.get() === "") return <LockedRows entities={[guarded]} />;
  const named = params.get("with");
  const key = params.get("to");
  const open =
    key !== null
      ? partyOf(key)
      : named !== null
        ? rooms.includes(named)
          ? roomParty(named)
          : namedParty(named)
        : (conversations[0]?.party ?? (rooms[0] === undefined ? null : roomParty(rooms[0])));
  const show = (to: string) => setParams({ to }, { preventScrollReset: true });
  const found = (of: string) => conversations.find(({ party }) => party.key === of);
  const fresh = [...rooms.map(roomParty), ...(open === null ? [] : [open])].filter(
    (party, at, all) =>
      found(party.key) === undefined && all.findIndex((other) => other.key === party.key) === at,
  );
  const partners = [
    ...conversations.map(({ party, letters, unread }) => ({
      ...party,
      last: letters[0]?.text ?? "",
      unread,
    })),
    ...fresh.map((party) => ({
      ...party,
      last: party.isRoom
        ? communityWords.nobodySaidAnythingHereYet
        : communityWords.newConversation,
    })),
  ];

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        {partners.length > 0 && (
          <Partners partners={partners} open={open?.key ?? ""} onOpen={show} />
        )}
        <NewConversation
          people={people}
          names={otherNames()}
          note={communityWords.messagesArePrivate}
          onStart={(name) => show(namedParty(name).key)}
        />
      </div>
      {open !== null && (
        <OpenConversation
          key={open.key}
          conversation={found(open.key) ?? { party: open, letters: [], unread: 0 }}
        />
      )}
    </div>
  );
}

/** The open conversation, whose letters are read while they are shown. */
function OpenConversation({ conversation: { party, letters } }: { conversation: OwnConversation }) {
  const me = session.get();
  useEffect(() => markLettersRead(letters));
  return (
    <Conversation
      partner={party.name}
      isRoom={party.isRoom}
      lines={letters.map((letter) => ({
        ...letter,
        isOwn: letter.from === me,
        author: nameOfAccount(letter.from),
      }))}
      onSend={(content) => writeLetter(party.key, content)}
      onDelete={() => deleteLetters(letters)}
    />
  );
}
