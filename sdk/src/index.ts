export { Atelier } from "./atelier.ts";
export * from "./errors/index.ts";
export type { ApiPromise, WithResponse } from "./calls/api-promise.ts";
export type { CursorPage, PageQuery, PageReader, Pages } from "./calls/pages.ts";
export type { RawRequest } from "./calls/raw-request.ts";
export type { Files, ReadFiles } from "./resources/files.ts";
export type { FollowOptions, QuestionReply } from "./resources/follow-build.ts";
export type { Messages } from "./resources/messages.ts";
export type { Models } from "./resources/models.ts";
export type { Operations, ReadOperation } from "./resources/operations.ts";
export type { ListProjects, Projects } from "./resources/projects.ts";
export type { UsageReader } from "./resources/usage-reader.ts";
export type { ListVersions, Versions } from "./resources/versions.ts";
export type { ListDeliveries, ListEvents, WebhookEndpoints } from "./resources/webhook-endpoints.ts";
export type { HttpMethod, RequestOptions } from "./transport/create-transport.ts";
export type { ClientOptions, Fetch, Logger } from "./transport/settings.ts";
export type * from "./types/account.ts";
export type * from "./types/errors.ts";
export type * from "./types/events.ts";
export type * from "./types/operations.ts";
export type * from "./types/projects.ts";
export type * from "./types/proof.ts";
export type * from "./types/versions.ts";
export type * from "./types/webhooks.ts";
export { VERSION } from "./version.ts";
export type {
  DeliveredEvent,
  DeliveryHeaders,
  SignedDelivery,
  SignEvent,
  UnwrapOptions,
  Webhooks,
} from "./webhooks/webhooks.ts";
export { webhooks } from "./webhooks/webhooks.ts";
