import os from "node:os";

/** One line that describes the machine of the measurements. */
export function describeMachine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu}), ${memory} GiB of memory, ${os.type()} ${os.release()}, Node ${process.version}`;
}
