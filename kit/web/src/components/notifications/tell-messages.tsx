import { useArrivals } from "@/hooks/use-arrivals";
import { privateMessages } from "@/lib/messages";
import { addNotification } from "@/lib/notifications";

/** Tells of messages that others wrote as notifications. Shows nothing. */
export function TellMessages({ topic }: { topic: string }) {
  useArrivals(privateMessages, ({ isOwn, partner, text }) => {
    if (!isOwn) addNotification({ topic, title: `Message from ${partner}`, text });
  });
  return null;
}
