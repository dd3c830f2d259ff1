// The channels over which an app sends, as the prompt names them.
import { z } from "zod";

/** A way to reach someone. */
export const DispatchChannel = z.enum(["SMS", "WhatsApp", "E-mail"]);
export type DispatchChannel = z.infer<typeof DispatchChannel>;

/** The channels of which these words speak, at least one; the first is chosen at first. */
export function channelsOf(words: string): DispatchChannel[] {
  const asked: DispatchChannel[] = [];
  if (/\bsms\b|\btext messag|\bshort messag/.test(words)) asked.push("SMS");
  if (/\bwhats ?app/.test(words)) asked.push("WhatsApp");
  if (/\be-?mails?\b/.test(words)) asked.push("E-mail");
  return asked.length === 0 ? ["E-mail", "SMS"] : asked;
}

/** Whether the channel goes to a phone number. */
export function goesToPhone(channel: DispatchChannel): boolean {
  return channel !== "E-mail";
}
