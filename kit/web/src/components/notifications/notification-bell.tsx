import { BellIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { useNotices } from "@/hooks/use-notices";
import { type Notifications, isUnread } from "@/lib/notifications/notifications";
import { session } from "@/lib/session";
import * as communityWords from "@/words/community";

/** The way to the notifications, with how many are unread. In an app with accounts it is there for who is logged in. */
export function NotificationBell({ of }: { of: Notifications }) {
  const account = useSyncExternalStore(session.subscribe, session.get);
  const count = useNotices(of).filter(isUnread).length;
  if (of.isPossible !== null && account === "") return null;
  return (
    <Button variant="ghost" size="icon" asChild className="relative text-header-foreground">
      <Link
        to="/notifications"
        aria-label={
          count === 0 ? communityWords.notifications : communityWords.notificationsUnread({ count })
        }
        title={communityWords.notifications}
      >
        <BellIcon className="size-5" />
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
