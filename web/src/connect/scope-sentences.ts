/** What an app may do that is connected, in whole sentences for the person who decides. */
export const SCOPE_SENTENCES: Readonly<Record<string, string>> = {
  "projects:read": "See your projects, and follow their builds",
  "projects:write": "Start projects, change them, and stop builds; this spends your credits",
  "files:read": "Read your projects’ code and pictures",
  "usage:read": "See your credits, and what they were spent on",
};

/** One scope in a sentence; what is unknown is shown as the service names it. */
export const scopeSentence = (scope: string): string => SCOPE_SENTENCES[scope] ?? scope;
