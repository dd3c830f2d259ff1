import { setImmediate } from "node:timers/promises";

/** A `fetch` whose responses are monitored. */
export interface WatchedFetch {
  fetch: typeof fetch;
  /** Aborted when no byte has arrived for too long, headers included. */
  signal: AbortSignal;
  /** Whether more than 64 MB arrived, so that the response was cancelled. */
  isFlooded(): boolean;
  /** Stops monitoring. */
  end(): void;
}

// The AI SDK buffers incomplete events and error bodies in memory. The limit is sixteen times the longest answer.
const RESPONSE_BYTES_MAX = 64_000_000;

/** About thirty events. */
const PIECE_BYTES = 4_096;

/**
 * Monitors what a `fetch` receives: every byte resets the silence timeout, even one without content, such as a
 * provider's ping. A response of more than 64 MB fails with an error. Redirects are not followed: they would leak the key.
 */
export function watchSilence(fetch: typeof globalThis.fetch, milliseconds: number): WatchedFetch {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), milliseconds);
  const restart = () => void timer.refresh();
  let isFlooded = false;
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, { ...init, redirect: "manual" });
      restart();
      if (response.body === null) return response;
      let bytes = 0;
      const delta = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (chunk, controller) => {
          restart();
          bytes += chunk.byteLength;
          isFlooded ||= bytes > RESPONSE_BYTES_MAX;
          if (isFlooded) controller.error(new Error("the response is too long"));
          else await enqueueInPieces(chunk, controller);
        },
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(delta), { status, statusText, headers });
    },
    signal: silent.signal,
    isFlooded: () => isFlooded,
    end: () => clearTimeout(timer),
  };
}

/** Thousands of events that arrive at once are read in several turns of the event loop. */
async function enqueueInPieces(chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): Promise<void> {
  for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) {
    if (at > 0) await setImmediate();
    controller.enqueue(chunk.subarray(at, at + PIECE_BYTES));
  }
}
