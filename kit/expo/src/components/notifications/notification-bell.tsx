import { Link } from "expo-router";
import { BellIcon } from "lucide-react-native";
import { useEffect, useSyncExternalStore } from "react";
import { StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { useNotices } from "@/hooks/use-notices";
import { type Notifications, isUnread } from "@/lib/notifications/notifications";
import { followReminders } from "@/lib/notifications/reminders";
import { session } from "@/lib/session";
import * as communityWords from "@/words/community";

/** The way to the notifications, with how many are unread. From then on the phone reminds of days that come. */
export function NotificationBell({ of }: { of: Notifications }) {
  const colors = useColors();
  const account = useSyncExternalStore(session.subscribe, session.get);
  const count = useNotices(of).filter(isUnread).length;
  useEffect(() => followReminders(of), [of]);
  if (of.isPossible !== null && account === "") return null;
  return (
    <Link href="/notifications" asChild>
      <Touchable
        role="link"
        aria-label={
          count === 0 ? communityWords.notifications : communityWords.notificationsUnread({ count })
        }
        style={styles.bell}
      >
        <BellIcon aria-hidden size={20} color={colors.link} />
        {count > 0 && (
          <View aria-hidden style={[styles.count, { backgroundColor: colors.primary }]}>
            <Text size="caption" weight="700" color="primaryForeground">
              {count}
            </Text>
          </View>
        )}
      </Touchable>
    </Link>
  );
}

const styles = StyleSheet.create({
  bell: {
    width: 40,
    height: 40,
    borderRadius: 20,
    alignItems: "center",
    justifyContent: "center",
  },
  count: {
    position: "absolute",
    top: 1,
    end: 0,
    minWidth: 18,
    height: 18,
    borderRadius: 9,
    paddingHorizontal: 4,
    alignItems: "center",
    justifyContent: "center",
  },
});
