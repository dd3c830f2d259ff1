// Reminders: the phone tells of days that come, also while the app is closed. What is scheduled follows the rows: a reminder
// is made, changed and cancelled with the row that it is about. Permission is asked for when a first one is to be made by a change.
import { AndroidImportance } from "expo-notifications/build/NotificationChannelManager.types";
import {
  getPermissionsAsync,
  requestPermissionsAsync,
} from "expo-notifications/build/NotificationPermissions";
import { SchedulableTriggerInputTypes } from "expo-notifications/build/Notifications.types";
import { addNotificationResponseReceivedListener } from "expo-notifications/build/NotificationsEmitter";
import { setNotificationHandler } from "expo-notifications/build/NotificationsHandler";
import { cancelScheduledNotificationAsync } from "expo-notifications/build/cancelScheduledNotificationAsync";
import { getAllScheduledNotificationsAsync } from "expo-notifications/build/getAllScheduledNotificationsAsync";
import { scheduleNotificationAsync } from "expo-notifications/build/scheduleNotificationAsync";
import { setNotificationChannelAsync } from "expo-notifications/build/setNotificationChannelAsync";
import { router } from "expo-router";
import { seedOf } from "@/lib/pictures";
import { toast } from "@/lib/toast";
import { watched } from "@/lib/watched";
import type { Notifications } from "@/lib/notifications/notifications";
import type { Upcoming } from "@/lib/notifications/rules";
import * as communityWords from "@/words/community";

/** Why the phone does not remind; an empty text where it does. */
export const remindersNote = watched("");

const followed = new WeakSet<Notifications>();

/** Keeps the phone's reminders in step with the rows from now on. */
export function followReminders(of: Notifications): void {
  if (followed.has(of)) return;
  followed.add(of);
  setNotificationHandler({
    handleNotification: async () => ({
      shouldShowBanner: true,
      shouldShowList: true,
      shouldPlaySound: true,
      shouldSetBadge: false,
    }),
  });
  addNotificationResponseReceivedListener(({ notification }) => {
    const path = notification.request.content.data?.["path"];
    if (typeof path === "string") router.navigate(path);
  });
  let last = arrange(of, false);
  const next = () => void (last = last.then(() => arrange(of, true)));
  for (const { rows, whole = rows } of of.entities) whole.subscribe(next);
}

/** A phone keeps so many at most; the others follow as these have come. */
const COUNT_MAX = 60;
const PREFIX = "reminder";
const CHANNEL = "reminders";

/** The same for the same reminder only: one that has changed is another. */
const idOf = ({ rule, row, text, detail, at }: Upcoming): string =>
  [PREFIX, rule, row, at.getTime(), seedOf(`${text}\n${detail}`)].join(":");

/** Cancels what no longer holds and schedules what is new; `mayAsk` for the permission to. */
async function arrange({ rules }: Notifications, mayAsk: boolean): Promise<void> {
  try {
    const wanted = rules
      .flatMap((rule) => rule.upcoming())
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, COUNT_MAX);
    const scheduled = (await getAllScheduledNotificationsAsync()).map(
      ({ identifier }) => identifier,
    );
    const ids = new Set(wanted.map(idOf));
    for (const id of scheduled)
      if (id.startsWith(`${PREFIX}:`) && !ids.has(id)) await cancelScheduledNotificationAsync(id);
    const missing = wanted.filter((one) => !scheduled.includes(idOf(one)));
    if (missing.length === 0 || !(await isAllowed(mayAsk))) return;
    for (const one of missing) await schedule(one);
  } catch {
    remindersNote.set(communityWords.remindersOff);
  }
}

function schedule(upcoming: Upcoming): Promise<string> {
  const { text, detail, path, at } = upcoming;
  return scheduleNotificationAsync({
    identifier: idOf(upcoming),
    content: { title: text, body: detail, data: { path } },
    trigger: { type: SchedulableTriggerInputTypes.DATE, date: at, channelId: CHANNEL },
  });
}

/** Whether the app may remind. Asks where it may and has not yet, and says so where it is refused. */
async function isAllowed(mayAsk: boolean): Promise<boolean> {
  const known = await getPermissionsAsync();
  if (!known.granted && known.canAskAgain && !mayAsk) return false;
  // Android asks only where there is something to be allowed.
  await setNotificationChannelAsync(CHANNEL, {
    name: communityWords.notifications,
    importance: AndroidImportance.DEFAULT,
  });
  const isAsked = !known.granted && known.canAskAgain;
  const { granted } = isAsked ? await requestPermissionsAsync() : known;
  remindersNote.set(granted ? "" : communityWords.remindersOff);
  if (isAsked && !granted) toast.error(communityWords.remindersOff);
  return granted;
}
