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

/** The API's three versions, contract B first; a key is valid in all of them, and its own decides its prefix. */
export const FORM_WORDS = [
  {
    value: "b",
    label: "Complete",
    hint: "Everything that Atelier can do: builds to follow, messages, questions, proofs, webhooks. Choose this if nothing tells you otherwise. The key starts with atelier_.",
  },
  {
    value: "a",
    label: "Short",
    hint: "Projects, their files and your credits, nothing else: for a script that only starts a build and downloads it. The key starts with atl_.",
  },
  {
    value: "c",
    label: "One text",
    hint: "All code of a project as a single text, and models named provider/model. Requires the pro plan or larger. The key starts with atelier_.",
  },
] as const;

/** What an API version is called. */
export const formWord = (form: string): string => FORM_WORDS.find(({ value }) => value === form)?.label ?? form;

/** How long a key may be valid, in days. */
export const EXPIRIES = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
  { value: "", label: "No expiration" },
] as const;
