// Whether the service answers, as this page's own requests find out.

const listeners = new Set<(isReachable: boolean) => void>();
let isReachable = true;

/** Whether the last request reached the service. */
export const isServiceReachable = (): boolean => isReachable;

/** Notes whether a request has reached the service. */
export function noteReachable(reached: boolean): void {
  if (isReachable === reached) return;
  isReachable = reached;
  for (const listener of listeners) listener(reached);
}

/** Calls the listener on every change. Returns the unsubscribe function. */
export function watchReachable(listener: (isReachable: boolean) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// A proxy without the service behind it, and a service that is still starting.
const AWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** As `fetch`, and notes whether the service answered. */
export async function fetchNoted(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteReachable(!AWAY_STATUSES.has(response.status));
    return response;
  } catch (error) {
    if (init.signal?.aborted !== true) noteReachable(false);
    throw error;
  }
}
