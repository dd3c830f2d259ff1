export { accounts, apiKeys, holds, ledgerEntries } from "./accounts.ts";
export { oneTimeTokens, securityEvents, sessions } from "./people.ts";
export { drafts } from "./drafts.ts";
export { modelCalls } from "./model-calls.ts";
export { modelProviders, modelSettings, modelSpending, type StoredModel } from "./model-providers.ts";
export { rateWindows } from "./rate-windows.ts";
export { connectionCounts, requestCounts } from "./request-counts.ts";
export {
  blobs,
  type Manifest,
  type ManifestEntry,
  packages,
  phoneExports,
  projects,
  type StoredPhoneFile,
  type StoredPhoneUpdates,
  versions,
} from "./projects.ts";
export {
  buildClaims,
  events,
  eventSequences,
  messages,
  operations,
  operationStages,
  questions,
  STAGE_NAMES,
  type StageName,
} from "./operations.ts";
export { oauthRecords } from "./connections.ts";
export { webhookAttempts, webhookDeliveries, webhookEndpoints } from "./webhooks.ts";
