import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FromProbe, HealthSample, ToProbe } from "./health-probe.ts";

/** The health checks of a period, in milliseconds. `refused` counts those that failed. */
export interface Health {
  samples: number;
  p99: number;
  slowest: number;
  refused: number;
  /** The 99th percentile of an idle process: how long the machine makes every process wait. */
  bareP99: number;
}

/** The watch over one service. */
export interface HealthWatch {
  /** The health checks sent since this time (milliseconds since 1970), all of them answered. */
  since(moment: number): Promise<Health>;
  stop(): Promise<void>;
}

/** Starts health checks of the service at a port, from a separate process, one every so many milliseconds. */
export async function watchHealth(port: number, everyMilliseconds: number): Promise<HealthWatch> {
  const [bare, probe] = [startChild("bare-process.ts"), startChild("health-probe.ts")];
  const [barePort]: number[] = await once(bare, "message");
  const send = (message: ToProbe): void => void probe.send(message);
  const all: HealthSample[] = [];
  const settling: (() => void)[] = [];
  const settle = (): void => settling.splice(0).forEach((resolve) => resolve());
  probe.on("message", (message: FromProbe) => {
    if (message === "settled") settle();
    else all.push(...message.samples);
  });
  probe.once("exit", settle);
  const ended = [once(probe, "exit"), once(bare, "exit")];
  send({ service: port, bare: barePort ?? 0, everyMilliseconds });
  return {
    async since(moment) {
      const settled = new Promise<void>((resolve) => settling.push(resolve));
      send("settle");
      await settled;
      return summarize(all.filter(({ sentAt }) => sentAt >= moment));
    },
    async stop() {
      for (const child of [probe, bare]) if (child.connected) child.disconnect();
      await Promise.all(ended);
    },
  };
}

const startChild = (file: string): ChildProcess => fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: "advanced" });

function summarize(samples: readonly HealthSample[]): Health {
  const service = samples.filter(({ of }) => of === "service");
  const milliseconds = sorted(service);
  return {
    samples: service.length,
    p99: p99Of(milliseconds),
    slowest: milliseconds.at(-1) ?? Number.NaN,
    refused: service.filter(({ ok }) => !ok).length,
    bareP99: p99Of(sorted(samples.filter(({ of }) => of === "bare"))),
  };
}

const sorted = (samples: readonly HealthSample[]): number[] =>
  samples.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);

const p99Of = (milliseconds: readonly number[]): number =>
  milliseconds[Math.max(0, Math.ceil(milliseconds.length * 0.99) - 1)] ?? Number.NaN;
