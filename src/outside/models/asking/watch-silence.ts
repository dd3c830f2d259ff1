/** A `fetch` whose answers are listened to. */
export interface WatchedFetch {
  fetch: typeof fetch;
  /** Aborted when no byte has come for too long, headers included. */
  signal: AbortSignal;
  /** Whether more than 64 MB have come, so that the response was broken off. */
  isFlooded(): boolean;
  /** Stops listening. */
  end(): void;
}

// What is no whole event yet, and the body of an error, the AI SDK keeps in memory. Sixteen times the longest answer.
const RESPONSE_BYTES_MAX = 64_000_000;

/**
 * Watches what a `fetch` receives: every byte begins the time of silence anew, also those that say nothing, such as a
 * provider's pings. A response of more than 64 MB ends there with an error. Redirects are not followed, since a key would go along to the other address.
 */
export function watchSilence(fetch: typeof globalThis.fetch, milliseconds: number): WatchedFetch {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), milliseconds);
  const hear = () => void timer.refresh();
  let isFlooded = false;
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, redirect: "manual" });
      hear();
      if (response.body === null) return response;
      let bytes = 0;
      const heard = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          hear();
          bytes += chunk.byteLength;
          isFlooded ||= bytes > RESPONSE_BYTES_MAX;
          if (isFlooded) controller.error(new Error("the response is too long"));
          else controller.enqueue(chunk);
        },
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(heard), { status, statusText, headers });
    },
    signal: silent.signal,
    isFlooded: () => isFlooded,
    end: () => clearTimeout(timer),
  };
}
