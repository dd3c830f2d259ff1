import os from "node:os";

/** One line that says what the figures were measured on. */
export function describeMachine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? "unknown processor";
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu}), ${memory} GiB of memory, ${os.type()} ${os.release()}, Node ${process.version}`;
}
