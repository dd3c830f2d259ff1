// Loaded into a child before its program: when the launcher is gone, whatever ended it, the child ends too. Processes
// that the child starts inherit this module; only the launcher's own child is tethered.
if (process.ppid === Number(process.env.ATELIER_LAUNCHER)) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
