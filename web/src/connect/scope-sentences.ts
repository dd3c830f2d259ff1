import * as connectWords from "#words/connect.ts";

/** What a connected app may do, in full sentences for the user who decides. */
export const SCOPE_SENTENCES: Readonly<Record<string, string>> = {
  "projects:read": connectWords.mayReadProjects,
  "projects:write": connectWords.mayWriteProjects,
  "files:read": connectWords.mayReadFiles,
  "usage:read": connectWords.mayReadUsage,
  "webhooks:read": connectWords.mayReadWebhooks,
};

/** A scope as a sentence; an unknown scope is returned unchanged. */
export const scopeSentence = (scope: string): string => SCOPE_SENTENCES[scope] ?? scope;
