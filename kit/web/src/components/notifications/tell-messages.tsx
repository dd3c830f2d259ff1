import { useArrivals } from "@/hooks/use-arrivals";
import { privateMessages } from "@/lib/messages";
import { addNotification } from "@/lib/notifications";

/** Tells of messages that others wrote as notifications. Shows nothing. */
export function TellMessages() {
  useArrivals(privateMessages, ({ isOwn, partner, text }) => {
    if (!isOwn) addNotification({ title: `Message from ${partner}`, text });
  });
  return null;
}
