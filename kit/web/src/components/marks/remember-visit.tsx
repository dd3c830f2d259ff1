import { useEffect } from "react";
import { type Marks, renewMark } from "@/lib/marks";

/** Puts the row whose page is shown first in a history. Shows nothing. */
export function RememberVisit({ history, about }: { history: Marks; about: string }) {
  useEffect(() => renewMark(history, about), [history, about]);
  return null;
}
