const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

const STEPS = [
  { unit: "minute", seconds: 60, until: 3_600 },
  { unit: "hour", seconds: 3_600, until: 86_400 },
  { unit: "day", seconds: 86_400, until: 7 * 86_400 },
] as const;

/** A relative time; after a week the date. */
export function agoWords(iso: string, now = Date.now()): string {
  const passed = (now - Date.parse(iso)) / 1000;
  if (passed < 45) return "just now";
  const step = STEPS.find(({ until }) => passed < until);
  return step ? relative.format(-Math.max(1, Math.round(passed / step.seconds)), step.unit) : exact.format(new Date(iso));
}

/** A date with its time. */
export function dateWords(iso: string): string {
  return exact.format(new Date(iso));
}

/** A duration as on a clock: `0:07`, `12:30`. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A size of data: `512 B`, `3.4 kB`. */
export function byteWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
