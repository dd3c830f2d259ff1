import { Trash2Icon } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "@/components/ui/icon-button";
import { Item, ItemActions, ItemContent } from "@/components/ui/item";
import { formatMoment } from "@/lib/format";
import { type Notification, markAsRead, notifications } from "@/lib/notifications";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";

/** A notification, which is read when its link is followed. */
export function NotificationItem({
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
