const MINUTE_SECONDS = 60;

/** A duration of which only the order matters: `5 s`, `40 s`, `3 min`. */
function roughly(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds <= 10) return `${seconds} s`;
  if (seconds < MINUTE_SECONDS) return `${Math.ceil(seconds / 5) * 5} s`;
  return `${Math.ceil(seconds / MINUTE_SECONDS)} min`;
}

/** How long a build will go on, from how long it has been running and what such builds usually take; null if that is not known. */
export function remainingWords(elapsed: number, usual: number | null): string | null {
  if (usual === null) return null;
  if (elapsed < usual) return `About ${roughly(usual - elapsed)} left`;
  return elapsed < usual * 1.5 ? "Done in a moment" : `Takes longer than usual, which is about ${roughly(usual)}`;
}
