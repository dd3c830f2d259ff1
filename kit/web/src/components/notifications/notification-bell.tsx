import { BellIcon } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { useCollection } from "@/hooks/use-collection";
import { notifications } from "@/lib/notifications";

/** The link in the header to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const unread = useCollection(notifications).filter(({ isRead }) => !isRead).length;
  return (
    <ButtonLink
      variant="ghost"
      size="icon"
      className="relative text-header-foreground"
      to="/notifications"
      aria-label={`Notifications, ${unread} unread`}
    >
      <BellIcon className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-header-foreground px-1 text-center text-xs font-bold text-(color:--app-header)"
        >
          {unread}
        </span>
      )}
    </ButtonLink>
  );
}
