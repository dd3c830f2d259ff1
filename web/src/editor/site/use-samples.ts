// An app keeps its rows in the browser. The preview therefore still shows the sample rows of the version that was open
// first, although a later one begins with others: the editor remembers that version, and offers to begin anew.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../api/client.ts";

const keyOf = (projectId: string): string => `atelier.samples.${projectId}`;

function readSeen(projectId: string): number | null {
  try {
    const seen = Number(localStorage.getItem(keyOf(projectId)));
    return Number.isSafeInteger(seen) && seen > 0 ? seen : null;
  } catch {
    return null; // storage is unavailable
  }
}

function writeSeen(projectId: string, version: number): void {
  try {
    localStorage.setItem(keyOf(projectId), String(version));
  } catch {
    // It is asked again after the next reload.
  }
}

/** The version whose sample rows this browser has, if the live version begins with others; else null. `settle` accepts that. */
export function useSamples(projectId: string, live: number | null): { from: number | null; settle: () => void } {
  const [seen, setSeen] = useState(() => readSeen(projectId));
  const settle = (): void => {
    if (live === null) return;
    writeSeen(projectId, live);
    setSeen(live);
  };
  const isChanged = seen !== null && live !== null && seen !== live;
  const { data } = useQuery(
    api.versions.compareSamples.queryOptions(
      { projectId, from: seen ?? 1, to: live ?? 1 },
      { enabled: isChanged, staleTime: Infinity, retry: false },
    ),
  );
  // On the first visit the app stores the rows of the version that is live, and equal rows stay right.
  const isRight = live !== null && (seen === null || (isChanged && data?.differ === false));
  useEffect(() => {
    if (isRight) settle();
  }, [isRight, live]);
  return { from: isChanged && data?.differ === true ? seen : null, settle };
}
