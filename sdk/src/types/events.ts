// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.
import type { PlanName } from "./account.ts";
import type { OperationStatus } from "./operations.ts";

/** Which build it is about, and how it is doing. */
export interface BuildEventData {
  /** The project. */
  projectId: string;
  /** The build. */
  requestId: string;
  operationStatus: OperationStatus;
  /** Where to go from here. */
  links: {
    /** Where the project is read. */
    project: string;
    /** Where the build is read. */
    operation: string;
    /** The project’s page in the editor. */
    editor: string;
    /** Where the application is open, or null until a version is live. */
    deployment: string | null;
  };
}

/** A project was created. */
export interface ProjectCreatedEvent {
  /** Which event it is. */
  type: "project.created";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** A project was deleted. */
export interface ProjectDeletedEvent {
  /** Which event it is. */
  type: "project.deleted";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: {
    /** The project. */
    projectId: string;
  };
}

/** A version of a project is live at its address. */
export interface ProjectDeployedEvent {
  /** Which event it is. */
  type: "project.deployed";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** A build began, or goes on after its question was answered. */
export interface OperationRunningEvent {
  /** Which event it is. */
  type: "operation.running";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** A build has asked a question and waits. */
export interface OperationWaitingEvent {
  /** Which event it is. */
  type: "operation.waiting";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** A build is done. */
export interface OperationDoneEvent {
  /** Which event it is. */
  type: "operation.done";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** A build has failed or was stopped. */
export interface OperationFailedEvent {
  /** Which event it is. */
  type: "operation.failed";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: BuildEventData;
}

/** The account has few credits left. */
export interface CreditsLowEvent {
  /** Which event it is. */
  type: "credits.low";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: {
    /** The credits that are free. */
    balance: number;
    /** The account’s plan. */
    plan: PlanName;
    /** When the plan’s credits come anew, or null. */
    renewsAt: string | null;
  };
}

/** Somebody tries whether deliveries arrive. */
export interface WebhookTestEvent {
  /** Which event it is. */
  type: "webhook.test";
  /** When it happened. */
  timestamp: string;
  /** What happened. */
  data: Record<string, unknown>;
}

/** Every event that is sent to a webhook; `type` tells which one it is. */
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
