import { Link } from "expo-router";
import { CheckCheckIcon } from "lucide-react-native";
import { useSyncExternalStore } from "react";
import { StyleSheet, View } from "react-native";
import { app } from "@/app";
import { Page } from "@/components/layout/page";
import { EmptyState } from "@/components/ui/empty";
import { Group } from "@/components/ui/group";
import { IconButton } from "@/components/ui/icon-button";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { useNotices } from "@/hooks/use-notices";
import { formatMoment } from "@/lib/format";
import { type Notice, markRead } from "@/lib/notifications/notices";
import { type Notifications, isUnread } from "@/lib/notifications/notifications";
import { remindersNote } from "@/lib/notifications/reminders";
import { session } from "@/lib/session";
import type { Stored } from "@/lib/store";
import * as communityWords from "@/words/community";

/** What whoever opens the app is notified of, the latest first, and where reminders stay. Following one marks it as read. */
export function NotificationsPage({ of }: { of: Notifications }) {
  const account = useSyncExternalStore(session.subscribe, session.get);
  const note = useSyncExternalStore(remindersNote.subscribe, remindersNote.get);
  const own = useNotices(of);
  const unread = own.filter(isUnread);
  const reminds = of.rules.some(({ isReminding }) => isReminding);
  return (
    <Page
      title={communityWords.notifications}
      back={{ path: "/", title: app.title }}
      actions={
        unread.length > 0 && (
          <IconButton
            icon={CheckCheckIcon}
            label={communityWords.markAllAsRead}
            onClick={() => markRead(unread, account)}
          />
        )
      }
    >
      {own.length === 0 ? (
        <EmptyState title={communityWords.noNotificationsYet} />
      ) : (
        <Group role="list" aria-label={communityWords.notifications} inset={38}>
          {own.map((notice) => (
            <NoticeCell
              key={notice.id}
              notice={notice}
              onFollow={() => markRead([notice], account)}
            />
          ))}
        </Group>
      )}
      {reminds && note !== "" && (
        <Text size="footnote" color="mutedForeground" style={styles.note}>
          {note}
        </Text>
      )}
    </Page>
  );
}

function NoticeCell({ notice, onFollow }: { notice: Stored<Notice>; onFollow: () => void }) {
  const colors = useColors();
  const { text, detail, path, at, byName } = notice;
  const isNew = isUnread(notice);
  return (
    <Link href={path} asChild onPress={onFollow}>
      <Touchable role="link" style={styles.cell} pressedColor={colors.muted}>
        <View
          {...(isNew
            ? { role: "img", "aria-label": communityWords.unread }
            : { "aria-hidden": true })}
          style={[styles.mark, { backgroundColor: isNew ? colors.primary : "transparent" }]}
        />
        <View style={styles.words}>
          <Text {...(isNew && { weight: "600" })}>{text}</Text>
          {detail !== "" && <Text size="subhead">{detail}</Text>}
          <Text size="footnote" color="cardMutedForeground">
            {[byName, formatMoment(at)].filter((part) => part !== "").join(" · ")}
          </Text>
        </View>
      </Touchable>
    </Link>
  );
}

const styles = StyleSheet.create({
  cell: {
    flexDirection: "row",
    gap: 12,
    minHeight: 56,
    paddingHorizontal: 16,
    paddingVertical: 11,
  },
  mark: { width: 10, height: 10, borderRadius: 5, marginTop: 7 },
  words: { flex: 1, gap: 2 },
  note: { paddingHorizontal: 16 },
});
