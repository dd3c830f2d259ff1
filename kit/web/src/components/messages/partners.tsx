import { NameAvatar } from "@/components/name-avatar";
import { Card } from "@/components/ui/card";
import { type PrivateMessage, partnersOf } from "@/lib/messages";

interface PartnersProps {
  rooms: readonly string[];
  messages: readonly PrivateMessage[];
  /** The partner whose conversation is open; an empty text for none. */
  open: string;
  onOpen: (partner: string) => void;
}

/** The rooms, and everyone with whom there are messages, with the last one. */
export function Partners({ rooms, messages, open, onOpen }: PartnersProps) {
  const partners = new Set([...rooms, ...partnersOf(messages), ...(open === "" ? [] : [open])]);
  return (
    <Card className="p-2 sm:p-2">
      <ul role="list" aria-label="Conversations" className="flex flex-col gap-1">
        {[...partners].map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === open}
              className="flex w-full items-center gap-3 rounded-md p-3 text-left hover:bg-muted aria-[current=true]:bg-muted"
              onClick={() => onOpen(name)}
            >
              <NameAvatar name={name} />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-semibold">{name}</span>
                <span className="truncate text-sm text-muted-foreground">
                  {messages.find(({ partner }) => partner === name)?.text ??
                    (rooms.includes(name) ? "Nobody said anything here yet" : "New conversation")}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
