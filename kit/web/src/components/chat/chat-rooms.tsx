import { HashIcon } from "lucide-react";
import { useState } from "react";
import { NewRoom } from "@/components/chat/new-room";
import { Room } from "@/components/chat/room";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { type Chat, roomsOf } from "@/lib/chat";

/** The rooms of a chat, and the one that is open. */
export function ChatRooms({ chat }: { chat: Chat }) {
  const lines = useCollection(chat.lines);
  const rooms = roomsOf(chat, lines);
  const [room, setRoom] = useState(rooms[0] ?? "");

  function create(name: string) {
    chat.lines.add({
      room: name,
      author: "Chat",
      text: `${name} is open.`,
      at: new Date().toISOString(),
      isOwn: false,
    });
    setRoom(name);
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="p-2 sm:p-2">
          <ul role="list" aria-label="Rooms" className="flex flex-wrap gap-1 lg:flex-col">
            {rooms.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === room}
                  className="flex w-full items-center gap-2 rounded-md px-3 py-2.5 text-left font-semibold hover:bg-muted aria-pressed:bg-muted aria-pressed:text-link"
                  onClick={() => setRoom(name)}
                >
                  <HashIcon aria-hidden="true" className="size-4" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </Card>
        <NewRoom onCreate={create} />
      </div>
      <Room
        key={room}
        room={room}
        chat={chat}
        lines={lines.filter((line) => line.room === room).toReversed()}
      />
    </div>
  );
}
