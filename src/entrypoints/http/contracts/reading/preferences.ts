const WAIT_SECONDS_MAX = 60;

/** The seconds that a client wants to wait for changes, from `Prefer: wait=N` (RFC 7240): at most 60, 0 by default. */
export function preferredWaitSeconds(prefer: string | string[] | undefined): number {
  const preferences = [prefer ?? []].flat().join(",").split(",");
  for (const preference of preferences) {
    const [, seconds] = /^\s*wait\s*=\s*"?([0-9]{1,9})"?\s*(?:;.*)?$/i.exec(preference) ?? [];
    if (seconds !== undefined) return Math.min(Number(seconds), WAIT_SECONDS_MAX);
  }
  return 0;
}

/** Whether the `Accept` header (RFC 9110) prefers a zip archive over JSON. It has to name `application/zip`. */
export function prefersZip(accept: string | undefined): boolean {
  const weights = new Map((accept ?? "").split(",").map(mediaRange));
  const zip = weights.get("application/zip") ?? 0;
  return zip > 0 && zip >= (weights.get("application/json") ?? 0);
}

/** Whether the `Accept` header asks for server-sent events. It has to name `text/event-stream`. */
export function prefersEvents(accept: string | undefined): boolean {
  const weights = new Map((accept ?? "").split(",").map(mediaRange));
  const events = weights.get("text/event-stream") ?? 0;
  return events > 0 && events >= (weights.get("application/json") ?? 0);
}

function mediaRange(range: string): [type: string, weight: number] {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
