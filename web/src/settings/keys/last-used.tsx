import * as keysWords from "#words/settings/keys.ts";
import { TimeAgo } from "../../components/ui/display/time-ago.tsx";

/** When a key or a connected app was last used; null where it never was. */
export function LastUsed({ at }: { at: string | null }) {
  if (at === null) return <span>{keysWords.neverUsed}</span>;
  return <span>{keysWords.lastUsed({ time: <TimeAgo at={at} /> })}</span>;
}
