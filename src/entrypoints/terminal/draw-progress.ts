const stageWords: Record<string, string> = {
  queued: "waiting for a worker",
  understand: "understanding the prompt",
  write: "writing the code",
  check: "checking code, types and bundle",
  try: "trying it in a browser",
  deliver: "storing the version",
  publish: "publishing the site",
  settle: "settling the account",
  ended: "ended",
};

/** One progress line: a bar, the percentage, the elapsed seconds, and the current activity. */
export function drawProgress(state: { stage: string; activity: string | null; progress: number; milliseconds: number }): string {
  const filled = Math.round((Math.min(100, Math.max(0, state.progress)) / 100) * 24);
  const bar = "━".repeat(filled) + "─".repeat(24 - filled);
  const percent = `${state.progress}%`.padStart(4);
  const seconds = `${(state.milliseconds / 1000).toFixed(1)} s`.padStart(7);
  return `  ${bar} ${percent} ${seconds}  ${state.activity ?? stageWords[state.stage] ?? state.stage}`;
}
