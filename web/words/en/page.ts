// The texts of the page itself, which are there before its script, in English.
export const description = "Turn a sentence into a finished, proven web application.";
export const needsScript = "The console requires JavaScript. Enable it for this address, or use the API.";
