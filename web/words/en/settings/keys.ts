// The texts of API keys, in English.
import type { ReactNode } from "react";
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";
import { sentence } from "../../sentence.ts";

export const maskedKey = (values: { prefix: string }): string => `${values.prefix}…`;
export const apiVersionOf = (values: { version: string }): string => `API version: ${values.version}`;
export const created = (values: { time: ReactNode }): ReactNode => sentence`Created ${values.time}`;
export const expired = (values: { time: ReactNode }): ReactNode => sentence`Expired ${values.time}`;
export const expires = (values: { time: ReactNode }): ReactNode => sentence`Expires ${values.time}`;
export const isExpired = "Expired";
export const isRevoked = "Revoked";
export const revokeNamed = (values: { name: string }): string => `Revoke ${values.name}`;
export const revokeQuestion = (values: { name: string }): string => `Revoke ${values.name}?`;
export const wasRevoked = (values: { name: string }): string => `${values.name} was revoked.`;
export const revokeText = (values: { key: ReactNode }): ReactNode =>
  sentence`Requests with the key ${values.key} are rejected from now on. A revoked key cannot be restored; create a new one instead.`;
export const keysText = (values: { link: (text: string) => ReactNode }): ReactNode =>
  sentence`Programs authenticate with an API key. ${values.link("Read the quickstart")}`;
export const noKeysText =
  "With a key, a script can start builds, follow them and fetch their code. You choose its permissions and can revoke it at any time.";
export const lastUsed = (values: { time: ReactNode }): ReactNode => sentence`Last used ${values.time}`;
export const samplePrompt = "A page that counts down to the summer holidays";
export const whereKeyIsRead = "The key is read from ATELIER_API_KEY.";
export const readProjects = "Read projects";
export const readProjectsHint = "List projects, follow their builds.";
export const build = "Build";
export const buildHint = "Start projects, send messages, stop builds. This spends credits.";
export const readCode = "Read code";
export const readCodeHint = "Download a project’s files and screenshots.";
export const readUsage = "Read usage";
export const readUsageHint = "See credits and what they were spent on.";
export const readWebhooks = "Read webhooks";
export const readWebhooksHint = "List webhook endpoints, their deliveries, and events.";
export const manageWebhooks = "Manage webhooks";
export const manageWebhooksHint = "Add, change, test and remove webhook endpoints.";
export const deleteProjects = "Delete projects";
export const deleteProjectsHint = "Move a project to the trash, and take its site down.";
export const everything = "Everything";
export const complete = "Complete";
export const completeHint =
  "Contract B: everything that Atelier can do, such as builds to follow, messages, questions, proofs and webhooks. Choose this if you are not sure. The key starts with atelier_.";
export const short = "Short";
export const shortHint =
  "Contract A: projects, their files and your credits, for a script that only starts a build and downloads it. The key starts with atl_.";
export const oneText = "One text";
export const oneTextHint =
  "Contract C: all code of a project as a single text, and models named provider/model. Requires the pro plan or larger. The key starts with atelier_.";
export const days = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "day", other: "days" })}`;
export const oneYear = "One year";
export const noExpiration = "No expiration";
export const nameHint = "Helps you recognise the key later.";
export const exampleName = "Nightly builds";
export const enterName = "Enter a name, such as the program that will use the key.";
export const choosePermission = "Choose at least one permission.";
export const newKeyText = "Copy it now: it is shown only once. Later, only its first characters are visible.";
export const revoke = "Revoke";
export const createAKey = "Create a key";
export const noKeysYet = "No keys yet";
export const neverUsed = "Never used";
export const copyTheKey = "Copy the key";
export const tryIt = "Try it: this starts a build";
export const sampleCommand = "A command that starts a build";
export const sampleProgram = "The same with the SDK, which prints the address when it is done";
export const yourNewKey = "Your new key";
export const iHaveSavedIt = "I have saved it";
export const creatingTheKey = "Creating the key";
export const createKey = "Create key";
export const expiration = "Expiration";
export const apiVersion = "API version";
export const permissions = "Permissions";
export const revokeKey = "Revoke key";
