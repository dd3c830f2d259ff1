import { BellIcon, CheckCheckIcon } from "lucide-react";
import { useState } from "react";
import { Page } from "@/components/layout/page";
import { NotificationItem } from "@/components/notifications/notification-item";
import { TopicSettings } from "@/components/notifications/topic-settings";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { addNotification, markAsRead, notifications } from "@/lib/notifications";

/** The page with all notifications, and of which topics the person wants to hear. */
export function NotificationsPage({ topics }: { topics: readonly string[] }) {
  const all = useCollection(notifications);
  const unread = all.filter(({ isRead }) => !isRead);
  const [onlyUnread, setOnlyUnread] = useState(false);
  const shown = onlyUnread ? unread : all;
  return (
    <Page
      title="Notifications"
      description={`${unread.length} unread of ${all.length}`}
      actions={
        <>
          {unread.length > 0 && (
            <Button variant="outline" onClick={() => markAsRead(unread.map(({ id }) => id))}>
              <CheckCheckIcon />
              Mark all as read
            </Button>
          )}
          <Button
            onClick={() =>
              addNotification({
                title: "Test notification",
                text: "This is how news will reach you.",
              })
            }
          >
            <BellIcon />
            Send a test notification
          </Button>
        </>
      }
    >
      <label className="flex min-h-11 items-center gap-3 self-start text-sm font-semibold">
        <Checkbox checked={onlyUnread} onCheckedChange={setOnlyUnread} />
        Only unread
      </label>
      {shown.length === 0 && (
        <Empty>
          <EmptyTitle>Nothing new</EmptyTitle>
          <EmptyDescription>When something happens, it is shown here.</EmptyDescription>
        </Empty>
      )}
      {shown.length > 0 && (
        <ItemGroup aria-label="Notifications">
          {shown.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ItemGroup>
      )}
      {topics.length > 0 && <TopicSettings topics={topics} />}
    </Page>
  );
}
