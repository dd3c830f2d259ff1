import { CheckCheckIcon } from "lucide-react";
import { Page } from "@/components/layout/page";
import { NotificationItem } from "@/components/notifications/notification-item";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty";
import { ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { markAsRead, notifications } from "@/lib/notifications";

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
