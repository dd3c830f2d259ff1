import { watched } from "@/lib/watched";
import type { Notifications } from "@/lib/notifications/notifications";
import * as communityWords from "@/words/community";

/** Why there are no reminders outside of the app: browsers schedule none. */
export const remindersNote = watched(communityWords.remindersHere);

/** Browsers schedule nothing. */
export const followReminders: (of: Notifications) => void = () => undefined;
