// Times as on a clock, in milliseconds.

/** `02:05`, `1:02:05`, and with tenths `02:05.3`. */
export function formatClock(milliseconds: number, hasTenths = false): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const tenths = hasTenths ? `.${Math.floor((milliseconds % 1_000) / 100)}` : "";
  const hours = seconds >= 3_600 ? `${Math.floor(seconds / 3_600)}:` : "";
  return `${hours}${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${tenths}`;
}

/** What is left of a time, in whole seconds that are counted down to zero. */
export function formatLeft(milliseconds: number): string {
  return formatClock(Math.ceil(milliseconds / 1_000) * 1_000);
}

/** The length of each lap, of the times at which laps ended. */
export function lapLengths(ends: readonly number[]): number[] {
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}
