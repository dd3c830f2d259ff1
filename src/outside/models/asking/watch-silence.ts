/** A `fetch` whose answers are listened to. */
export interface WatchedFetch {
  fetch: typeof fetch;
  /** Aborted when no byte has come for too long, headers included. */
  signal: AbortSignal;
  /** Stops listening. */
  end(): void;
}

/**
 * Watches what a `fetch` receives: every byte begins the time of silence anew, also those that say nothing, such as a
 * provider's pings. Redirects are not followed, since a key would go along to the other address.
 */
export function watchSilence(fetch: typeof globalThis.fetch, milliseconds: number): WatchedFetch {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), milliseconds);
  const hear = () => void timer.refresh();
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, redirect: "manual" });
      hear();
      if (response.body === null) return response;
      const heard = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          hear();
          controller.enqueue(chunk);
        },
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(heard), { status, statusText, headers });
    },
    signal: silent.signal,
    end: () => clearTimeout(timer),
  };
}
