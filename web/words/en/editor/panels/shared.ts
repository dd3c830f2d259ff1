// The texts of what the panels share, in English.
export const codeAppearsNext = (values: { stage: string }): string => `${values.stage}. The code appears here as soon as it is done.`;
export const codeAppearsLater = "The code appears here after the first successful build. Send a message to start one.";
export const proofAppearsNext = (values: { stage: string }): string => `${values.stage}. The proof appears here as soon as it is done.`;
export const proofAppearsLater = "The proof appears here after the first successful build. Send a message to start one.";
export const versionsAppearNext = (values: { stage: string }): string =>
  `${values.stage}. Every version, with its proof, appears here as soon as it is done.`;
export const versionsAppearLater =
  "Every version, with its proof, appears here after the first successful build. Send a message to start one.";
export const version = (values: { version: number }): string => `Version ${values.version}`;
export const liveVersion = (values: { version: number }): string => `Version ${values.version} · live`;
export const theFirstVersionIsBeingBuilt = "The first version is being built";
export const noVersionYet = "No version yet";
