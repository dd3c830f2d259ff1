// Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.

/** The status of the project. `generating`: a build is running. `waiting`: the build has asked a question. `ready`: the last build is done. `failed`: the last build has failed. `stopped`: the last build was stopped by its owner. */
export type ProjectStatus = "generating" | "waiting" | "ready" | "failed" | "stopped";

/** What to build, and the settings of the project. */
export interface CreateProject {
  /** A description of what to build: 1 to 20,000 Unicode characters, at least one of which is not white space. */
  prompt: string;
  /** The model to use: an id from `GET /models`, plain or as `<provider>/<model>`, or `auto` for the best model of the plan. Default: `auto`. */
  model?: string | null | undefined;
  /** The kind of application: `web`, which is also the default, `mobile-expo`, an app for iOS and Android made with Expo, or `mobile-flutter`, one made with Flutter, which is not tried in a browser. It never changes. */
  type?: "web" | "mobile-expo" | "mobile-flutter" | null | undefined;
  /** The client’s id for this request: any UUID except the nil UUID, in upper or lower case. If it is sent again, nothing new is started, and the response describes the first request. */
  requestId?: string | null | undefined;
  /** The name of the project. It is kept until a message renames the app. */
  name?: string | null | undefined;
  /** Who may open the project’s site: `public` for anyone, `private` for its owner only. */
  visibility?: "public" | "private" | null | undefined;
  /** A second name for the site: 3 to 40 letters, digits and hyphens. It has to be free. */
  customSubdomain?: string | null | undefined;
  /** Your own keys and values, for example the id of a customer: up to 50 keys of 40 characters, with strings of up to 500 characters. The service does not use them. In an update, keys that are not sent stay; null removes a key, and null for `metadata` removes all. */
  metadata?: Readonly<Record<string, string | null>> | null | undefined;
}

/** What to change about a project; fields that are not sent stay as they are. */
export interface UpdateProject {
  /** The name of the project. It is kept until a message renames the app. */
  name?: string | undefined;
  /** Who may open the project’s site: `public` for anyone, `private` for its owner only. */
  visibility?: "public" | "private" | undefined;
  /** The second name of the site; null removes it. */
  customSubdomain?: string | null | undefined;
  /** Your own keys and values, for example the id of a customer: up to 50 keys of 40 characters, with strings of up to 500 characters. The service does not use them. In an update, keys that are not sent stay; null removes a key, and null for `metadata` removes all. */
  metadata?: Readonly<Record<string, string | null>> | null | undefined;
}

/** An application and its status. */
export interface Project {
  /** The project’s id, an opaque string. */
  id: string;
  /** The prompt, as it was sent. */
  prompt: string;
  /** The status of the project. `generating`: a build is running. `waiting`: the build has asked a question. `ready`: the last build is done. `failed`: the last build has failed. `stopped`: the last build was stopped by its owner. */
  status: ProjectStatus;
  /** Who may open the project’s site: `public` for anyone, `private` for its owner only. */
  visibility: "public" | "private";
  /** The URL of the live version, or null until a version is live. */
  deploymentUrl: string | null;
  /** The URL of the live version, or null until a version is live. The same as `deploymentUrl`. */
  deployedUrl: string | null;
  /** When the project was created. */
  createdAt: string;
  /** When the project last changed. */
  updatedAt: string;
  /** The platform: `react` is a web application, `expo` and `flutter` are mobile applications. */
  uiType: "react" | "expo" | "flutter";
  /** The subdomain chosen by the owner, or null. */
  customSubdomain: string | null;
  /** The application’s name, or null until it is known. */
  name: string | null;
  /** The kind of application. */
  type: "web" | "mobile-expo" | "mobile-flutter";
  /** The model that writes the application. */
  model: string;
  /** The keys and values that its owner gave it. */
  metadata: Readonly<Record<string, string>>;
}

/** A project with its versions and URLs. */
export interface ProjectDetails extends Project {
  /** Every version, the oldest first. */
  versions: ProjectVersion[];
  /** The URLs of a project. */
  addresses: ProjectAddresses;
  /** Its unfinished work, or null if there is none. */
  draft: Draft | null;
}

/** The URLs of a project. */
export interface ProjectAddresses {
  /** The project’s page in the editor. */
  editor: string;
  /** The URL of the live version, or null until a version is live. */
  deployment: string | null;
  /** The site’s URL under its generated subdomain, known from the start. */
  subdomain: string | null;
  /** The site’s URL under the subdomain chosen by the owner, or null. */
  custom: string | null;
}

/** An immutable version of a project’s source. */
export interface ProjectVersion {
  /** The version number, starting at 1. */
  version: number;
  /** When it was delivered. */
  createdAt: string;
  /** The `requestId` of the build that created it. */
  requestId: string;
  /** The prompt, or the message that started its build. */
  message: string;
  /** The number of source files. */
  files: number;
  /** The total size of the source files, in bytes. */
  bytes: number;
}

/** What a build has written and could not finish. It is not a version and is never live. A message to a model that writes code goes on from it; `DELETE /projects/{id}/draft` drops it. */
export interface Draft {
  /** The `requestId` of the build that wrote it. */
  requestId: string;
  /** The model of that build. */
  model: string;
  /** What that build was asked for. */
  request: string;
  /** The titles of the planned checks that pass. */
  works: string[];
  /** The titles of the planned checks that do not pass yet. */
  missing: string[];
  /** What that build has cost; 0 if it failed or was dropped, since its credits were returned. */
  creditsSpent: number;
  /** The URL at which its owner opens it, or null if no state of it can be opened. */
  url: string | null;
  /** When it was last saved. */
  updatedAt: string;
}

/** A page of the account’s projects. */
export interface ProjectList {
  /** The projects, newest first. */
  projects: Project[];
  /** The number of projects that match. */
  total: number;
  /** The requested page size; 20 by default. */
  limit: number;
  /** The requested offset, the number of projects before this page; 0 by default. */
  offset: number;
  /** The `cursor` of the next page, or null on the last one. */
  nextCursor: string | null;
}

/** A source file of a project. */
export interface ProjectFile {
  /** The path of the file in the project, with `/` as the separator. */
  path: string;
  /** The content of the file, as UTF-8 text. */
  content: string;
  /** When the file’s version was delivered, or its draft last saved. */
  updatedAt?: string;
}

/** The source files of a version or a draft. */
export interface FileList {
  /** The files, sorted by path. */
  files: ProjectFile[];
}
