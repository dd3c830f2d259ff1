// The service process's memory on and off the heap, read through Node's inspector: from outside only the memory
// allocated from the system is visible, not how much of it is in use.
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { RunningService } from "../../tests/support/start-service.ts";

/** The environment with which a service opens its inspector, on a free port of this machine. */
export const WITH_INSPECTOR = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

const Usage = z.object({ heapUsed: z.number(), heapTotal: z.number(), external: z.number(), arrayBuffers: z.number() });

/** V8's own measurements in megabytes: the used and the allocated heap, and external memory. */
export type HeapUsage = z.infer<typeof Usage>;

/** An open inspector of a service. */
export interface HeapInspector {
  usage(): Promise<HeapUsage>;
  /** Runs a garbage collection. */
  collect(): Promise<void>;
  close(): void;
}

const Answer = z.object({ id: z.number(), result: z.unknown().optional(), error: z.unknown().optional() });
const Evaluated = z.object({ result: z.object({ value: z.string() }) });

/** Opens the inspector of a service that was started `WITH_INSPECTOR`. */
export async function inspectHeap(service: RunningService): Promise<HeapInspector> {
  const url = /Debugger listening on (ws:\S+)/.exec(service.output())?.[1];
  if (url === undefined) throw new Error("the service has no inspector");
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  let asked = 0;
  socket.addEventListener("message", ({ data }) => {
    const read = Answer.safeParse(JSON.parse(String(data)));
    if (read.success) waiting.get(read.data.id)?.(read.data.result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    const id = (asked += 1);
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve));
  };
  return {
    async usage() {
      const { result } = Evaluated.parse(await ask("Runtime.evaluate", { expression: "JSON.stringify(process.memoryUsage())" }));
      const { heapUsed, heapTotal, external, arrayBuffers } = Usage.parse(JSON.parse(result.value));
      return { heapUsed: heapUsed / 1e6, heapTotal: heapTotal / 1e6, external: external / 1e6, arrayBuffers: arrayBuffers / 1e6 };
    },
    async collect() {
      for (let time = 0; time < 3; time += 1) {
        await ask("HeapProfiler.collectGarbage");
        await pause(200);
      }
    },
    close: () => socket.close(),
  };
}
