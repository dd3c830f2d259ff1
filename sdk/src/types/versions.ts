// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.
import type { Proof } from "./proof.ts";

/** An immutable version, without its proof. */
export interface VersionSummary {
  /** The version number, starting at 1. */
  version: number;
  /** What created it: the first prompt, a message, an edit by hand, or the restore of an earlier version. */
  kind: "create" | "message" | "edit" | "restore";
  /** The prompt, or the message that started its build. */
  message: string;
  /** The `requestId` of the build that created it. */
  requestId: string;
  /** Whether the site serves it. */
  live: boolean;
  /** When it was delivered. */
  createdAt: string;
  /** The number of source files. */
  files: number;
  /** The total size of the source files, in bytes. */
  bytes: number;
  /** The acceptance checks of its proof. */
  checks: {
    /** The number that passed. */
    passed: number;
    /** The number that failed. */
    failed: number;
  };
}

/** An immutable version with its proof. */
export interface VersionDetails extends VersionSummary {
  /** What was verified about a version, and how. It contains only what was actually performed. */
  proof: Proof;
}

/** A page of a project’s versions. */
export interface VersionList {
  /** The versions, newest first. */
  versions: VersionSummary[];
  /** The `cursor` of the next page, or null on the last one. */
  nextCursor: string | null;
}

/** A file that differs between two versions. */
export interface ChangedFile {
  /** The path of the file. */
  path: string;
  /** What happened to it. */
  change: "added" | "removed" | "changed";
  /** The number of added lines; 0 for a binary file. */
  added: number;
  /** The number of removed lines; 0 for a binary file. */
  removed: number;
}

/** The differences between two versions. */
export interface VersionChanges {
  /** The version that it is compared with. */
  from: number;
  /** The version whose changes these are. */
  to: number;
  /** The files that differ, sorted by path. */
  files: ChangedFile[];
}

/** A restore of a version. */
export interface RestoreVersion {
  /** The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is sent again, nothing new is started, and the response describes the first request. */
  requestId?: string | null | undefined;
}

/** A file that an edit writes or removes. */
export interface FileChange {
  /** The path of the file, with `/` as the separator. */
  path: string;
  /** The whole text of the file; null removes it. */
  content: string | null;
}

/** An edit of a project’s files by hand. */
export interface EditFiles {
  /** The version whose files you changed. It has to be the live one. */
  base: number;
  /** The files to write and to remove, each once. */
  changes: FileChange[];
  /** The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is sent again, nothing new is started, and the response describes the first request. */
  requestId?: string | null | undefined;
}
