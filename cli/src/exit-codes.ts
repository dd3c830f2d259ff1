/** How the command ended. Documented in `README.md`. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  buildFailed: 3,
  waiting: 4,
  notSignedIn: 5,
  noNewVersion: 6,
  interrupted: 130,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
