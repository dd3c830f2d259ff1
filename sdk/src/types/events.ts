// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.
import type { PlanName } from "./account.ts";
import type { OperationStatus } from "./operations.ts";

/** The build that the event is about, and its status. */
export interface BuildEventData {
  /** The id of the project. */
  projectId: string;
  /** The `requestId` of the build. */
  requestId: string;
  /** `running`: in progress, read it again. `done`: ended, and its result is proven and delivered. `waiting`: it has asked a question. `failed`: ended without a result; `error` says why. */
  operationStatus: OperationStatus;
  /** Related links. */
  links: {
    /** The API URL of the project. */
    project: string;
    /** The API URL of the build. */
    operation: string;
    /** The project’s page in the editor. */
    editor: string;
    /** The URL of the live application, or null until a version is live. */
    deployment: string | null;
  };
}

/** A project was created. */
export interface ProjectCreatedEvent {
  /** The type of the event. */
  type: "project.created";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A project was deleted. */
export interface ProjectDeletedEvent {
  /** The type of the event. */
  type: "project.deleted";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: {
    /** The id of the project. */
    projectId: string;
  };
}

/** A version of a project is live at its address. */
export interface ProjectDeployedEvent {
  /** The type of the event. */
  type: "project.deployed";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build was started, or continues after its question was answered. */
export interface OperationRunningEvent {
  /** The type of the event. */
  type: "operation.running";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build has asked a question and waits. */
export interface OperationWaitingEvent {
  /** The type of the event. */
  type: "operation.waiting";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build is done. */
export interface OperationDoneEvent {
  /** The type of the event. */
  type: "operation.done";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** A build has failed or was stopped. */
export interface OperationFailedEvent {
  /** The type of the event. */
  type: "operation.failed";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: BuildEventData;
}

/** The account has few credits left. */
export interface CreditsLowEvent {
  /** The type of the event. */
  type: "credits.low";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: {
    /** The available credits. */
    balance: number;
    /** The account’s plan. */
    plan: PlanName;
    /** When the plan’s credits renew, or null. */
    renewsAt: string | null;
  };
}

/** A test event, sent to check that deliveries arrive. */
export interface WebhookTestEvent {
  /** The type of the event. */
  type: "webhook.test";
  /** When it occurred. */
  timestamp: string;
  /** The payload of the event. */
  data: Record<string, unknown>;
}

/** Every event that is sent to a webhook, distinguished by `type`. */
export type WebhookEvent =
  | ProjectCreatedEvent
  | ProjectDeletedEvent
  | OperationRunningEvent
  | OperationWaitingEvent
  | OperationDoneEvent
  | OperationFailedEvent
  | ProjectDeployedEvent
  | CreditsLowEvent
  | WebhookTestEvent;
