/** What a connected app may do, in full sentences for the user who decides. */
export const SCOPE_SENTENCES: Readonly<Record<string, string>> = {
  "projects:read": "See your projects, and follow their builds",
  "projects:write": "Start projects, change them, and stop builds; this spends your credits",
  "files:read": "Read your projects’ code and screenshots",
  "usage:read": "See your credits, and what they were spent on",
  "webhooks:read": "See what happens on your account, as webhooks report it",
};

/** A scope as a sentence; an unknown scope is returned unchanged. */
export const scopeSentence = (scope: string): string => SCOPE_SENTENCES[scope] ?? scope;
