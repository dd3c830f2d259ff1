import { CheckCheckIcon, Trash2Icon } from "lucide-react";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { type Notification, markAsRead, notifications } from "@/lib/notifications";
import { Link } from "react-router";
import { IconButton } from "@/components/ui/icon-button";
import { formatMoment } from "@/lib/format";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";

/** The page with all notifications. */
export function NotificationsPage() {
  const all = useCollection(notifications);
  const unread = all.filter(({ isRead }) => !isRead);
  return (
    <Page
      title="Notifications"
      description={`${unread.length} unread of ${all.length}. They appear in this browser; none is sent by e-mail or to another device.`}
      actions={
        unread.length === 0 ? undefined : (
          <Button variant="outline" onClick={() => markAsRead(unread.map(({ id }) => id))}>
            <CheckCheckIcon />
            Mark all as read
          </Button>
        )
      }
    >
      {all.length === 0 ? (
        <EmptyState title="Nothing new" description="When something happens, it is shown here." />
      ) : (
        <ItemGroup aria-label="Notifications">
          {all.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ItemGroup>
      )}
    </Page>
  );
}

/** A notification, which is read when its link is followed. */
function NotificationItem({
  notification: { id, title, text, to, at, isRead },
}: {
  notification: Stored<Notification>;
}) {
  return (
    <Item>
      <span
        aria-hidden="true"
        className={cn("size-2.5 shrink-0 rounded-full", isRead ? "bg-border" : "bg-primary")}
      />
      <ItemContent className="basis-56">
        <p className={isRead ? undefined : "font-semibold"}>
          {to === "" ? (
            title
          ) : (
            <Link
              to={to}
              data-slot="link"
              className="text-link underline"
              onClick={() => markAsRead([id])}
            >
              {title}
            </Link>
          )}
        </p>
        <p className="text-sm break-words text-muted-foreground">{text}</p>
        <time dateTime={at} className="text-xs text-muted-foreground">
          {formatMoment(at)}
        </time>
      </ItemContent>
      <ItemActions>
        <IconButton
          icon={<Trash2Icon />}
          label={`Delete: ${title}`}
          onClick={() => notifications.remove(id)}
        />
      </ItemActions>
    </Item>
  );
}
