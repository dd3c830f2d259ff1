/** Computes until this much processor time of the thread is spent. */
export function spin(milliseconds: number): void {
  const began = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(began);
    if (user + system >= milliseconds * 1_000) return;
  }
}
