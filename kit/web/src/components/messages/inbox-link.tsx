import { MailIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { useMailbox } from "@/hooks/use-mailbox";
import { countUnread } from "@/lib/mailbox";
import { session } from "@/lib/session";
import * as communityWords from "@/words/community";

/** The way to the conversations of the account that is logged in, with how many messages are unread. */
export function InboxLink({ inbox }: { inbox: string }) {
  useMailbox();
  const count = countUnread();
  if (session.get() === "") return null;
  return (
    <Button variant="ghost" size="icon" asChild className="relative text-header-foreground">
      <Link
        to={inbox}
        aria-label={
          count === 0 ? communityWords.yourMessages : communityWords.messagesUnread({ count })
        }
        title={communityWords.messages}
      >
        <MailIcon className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -end-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-header-foreground px-1 text-xs font-bold text-(color:--app-header)"
          >
            {count}
          </span>
        )}
      </Link>
    </Button>
  );
}
