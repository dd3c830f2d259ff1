import * as buildsWords from "#words/editor/builds.ts";

const MINUTE_SECONDS = 60;

/** A duration of which only the order matters: `5 s`, `40 s`, `3 min`. */
function roughly(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds <= 10) return buildsWords.seconds({ count: seconds });
  if (seconds < MINUTE_SECONDS) return buildsWords.seconds({ count: Math.ceil(seconds / 5) * 5 });
  return buildsWords.minutes({ count: Math.ceil(seconds / MINUTE_SECONDS) });
}

/** How long a build will go on, from how long it has been running and what such builds usually take; null if that is not known. */
export function remainingWords(elapsed: number, usual: number | null): string | null {
  if (usual === null) return null;
  if (elapsed < usual) return buildsWords.aboutLeft({ duration: roughly(usual - elapsed) });
  return elapsed < usual * 1.5 ? buildsWords.doneInAMoment : buildsWords.longerThanUsual({ usual: roughly(usual) });
}
