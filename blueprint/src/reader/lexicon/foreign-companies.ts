// Services of others, which an app without a server cannot reach.

const names = "google,facebook,github,apple,twitter,slack,spotify,amazon,youtube,instagram,linkedin,discord,zoom,dropbox";

/** Their names, in lower case. */
export const foreignServices: ReadonlySet<string> = new Set(names.split(","));

/** A service that the words after an intent name as its means: "with Google", "via Slack". */
export const byForeignService = new RegExp(
  String.raw`^(?:(?:with|via|using|through|by|over|to|on) )?(?:\w+ )?(?:${names.replaceAll(",", "|")})\b`,
  "i",
);
