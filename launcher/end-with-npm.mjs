// npm runs its scripts in a shell. When npm is told to end it tells that shell, and some shells end without a word to
// what they run, which would then go on alone and keep its port.

const LOOK_MILLISECONDS = 250;

/** Under npm, ends this process as SIGTERM does once the one that started it is gone. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MILLISECONDS);
  timer.unref();
}
