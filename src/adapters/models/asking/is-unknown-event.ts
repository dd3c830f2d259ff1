import { z } from "zod";
import type { Provider } from "../model-entry.ts";

const Unread = z.object({ name: z.literal("AI_TypeValidationError"), value: z.object({ type: z.string() }) });

/**
 * Whether an error of the stream is an event of a kind that the AI SDK does not know. Anthropic adds kinds of events and
 * of content without notice, and asks its clients to pass them over.
 */
export function isUnknownEvent(error: unknown, { provider: { kind } }: { provider: Pick<Provider, "kind"> }): boolean {
  return kind === "anthropic" && Unread.safeParse(error).success;
}
