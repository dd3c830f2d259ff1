// Whose session has ended in this tab. What they typed is kept for them until somebody else signs in.
const KEY = "atelier.ended";

/** Remembers whose session has ended. */
export function noteEnded(email: string): void {
  sessionStorage.setItem(KEY, email);
}

/** The e-mail of the person whose session has ended; empty if there is none. */
export const endedFor = (): string => sessionStorage.getItem(KEY) ?? "";

/** Called when somebody has signed in. Returns whether that is somebody else, whose page then has to begin anew. */
export function isSomebodyElse(email: string): boolean {
  const ended = endedFor();
  sessionStorage.removeItem(KEY);
  if (ended === "" || ended === email) return false;
  sessionStorage.clear();
  return true;
}
