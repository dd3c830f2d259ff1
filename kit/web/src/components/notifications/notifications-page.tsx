import { CheckCheckIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { LogInLink } from "@/components/account/log-in-link";
import { EmptyState } from "@/components/ui/empty";
import { Item, ItemContent, ItemGroup } from "@/components/ui/item";
import { useNotices } from "@/hooks/use-notices";
import { formatMoment } from "@/lib/format";
import { type Notice, markRead } from "@/lib/notifications/notices";
import { type Notifications, isUnread } from "@/lib/notifications/notifications";
import { session } from "@/lib/session";
import type { Stored } from "@/lib/store";
import { cn } from "@/lib/utils";
import { inSentence } from "@/lib/words";
import * as communityWords from "@/words/community";

/** What whoever opens the app is notified of, the latest first. Following one marks it as read. */
export function NotificationsPage({ of }: { of: Notifications }) {
  const account = useSyncExternalStore(session.subscribe, session.get);
  const own = useNotices(of);
  const unread = own.filter(isUnread);
  const isLocked = of.isPossible !== null && account === "";
  return (
    <Page
      title={communityWords.notifications}
      actions={
        unread.length > 0 && (
          <Button variant="outline" onClick={() => markRead(unread, account)}>
            <CheckCheckIcon />
            {communityWords.markAllAsRead}
          </Button>
        )
      }
    >
      {own.length === 0 ? (
        <EmptyState
          title={isLocked ? communityWords.logInOrSignUp : communityWords.noNotificationsYet}
        >
          {isLocked && (
            <LogInLink
              label={communityWords.logIn}
              reason={communityWords.logInToSee({ many: inSentence(communityWords.notifications) })}
            />
          )}
        </EmptyState>
      ) : (
        <ItemGroup aria-label={communityWords.notifications}>
          {own.map((notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              onFollow={() => markRead([notice], account)}
            />
          ))}
        </ItemGroup>
      )}
    </Page>
  );
}

function NoticeItem({ notice, onFollow }: { notice: Stored<Notice>; onFollow: () => void }) {
  const { text, detail, path, at, byName } = notice;
  const isNew = isUnread(notice);
  return (
    <Item>
      <span
        aria-hidden="true"
        className={cn("size-2.5 shrink-0 rounded-full", isNew ? "bg-primary" : "bg-transparent")}
      />
      <ItemContent>
        <Link
          to={path}
          onClick={onFollow}
          className={cn(
            "relative inline-block text-link hover:underline",
            isNew && "font-semibold",
          )}
        >
          {isNew && <span className="sr-only">{communityWords.unread} </span>}
          {text}
        </Link>
        {detail !== "" && <p className="break-words text-card-foreground">{detail}</p>}
        <div data-slot="facts" className="text-sm text-muted-foreground">
          {byName !== "" && <span>{byName}</span>}
          <time dateTime={at}>{formatMoment(at)}</time>
        </div>
      </ItemContent>
    </Item>
  );
}
