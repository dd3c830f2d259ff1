/** The scopes of a key with their labels; the service checks the same names on every request. */
export const SCOPE_WORDS = [
  { scope: "projects:read", label: "Read projects", hint: "List projects, follow their builds." },
  { scope: "projects:write", label: "Build", hint: "Start projects, send messages, stop builds. This spends credits." },
  { scope: "files:read", label: "Read code", hint: "Download a project’s files and screenshots." },
  { scope: "usage:read", label: "Read usage", hint: "See credits and what they were spent on." },
  { scope: "webhooks:read", label: "Read webhooks", hint: "List webhook endpoints, their deliveries, and events." },
  { scope: "webhooks:write", label: "Manage webhooks", hint: "Add, change, test and remove webhook endpoints." },
  { scope: "projects:delete", label: "Delete projects", hint: "Permanently delete a project with its site." },
] as const;

/** The short label of a scope. */
export const scopeWord = (scope: string): string =>
  scope === "*" ? "Everything" : (SCOPE_WORDS.find((one) => one.scope === scope)?.label ?? scope);

/** The API's three contracts; a key is valid in all of them, and its own decides its prefix. */
export const FORM_WORDS = [
  { value: "b", label: "Contract B", hint: "The whole API: builds to follow, messages, questions, proofs. The key starts with atelier_." },
  { value: "a", label: "Contract A", hint: "The simplest API: projects, files, credits. The key starts with atl_." },
  {
    value: "c",
    label: "Contract C",
    hint: "Model names as provider/model, code as one text; requires the pro plan or larger. The key starts with atelier_.",
  },
] as const;

/** How long a key may be valid, in days. */
export const EXPIRIES = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
  { value: "", label: "No expiration" },
] as const;
