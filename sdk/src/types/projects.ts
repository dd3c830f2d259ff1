// Made from openapi/b.json by `npm run openapi`; a change belongs into the service's schemas.

/** How the project is doing. `generating`: a build runs. `waiting`: the build has asked a question. `ready`: the last build is done. `failed`: the last build has failed. `stopped`: the last build was stopped by its owner. */
export type ProjectStatus = "generating" | "waiting" | "ready" | "failed" | "stopped";

/** What to build. */
export interface CreateProject {
  /** What to build, in words: 1 to 20,000 Unicode characters, at least one of which is not white space. */
  prompt: string;
  /** The model that writes: the id of one from `GET /models`, plain or as `<provider>/<model>`, or `auto` for the best that the plan allows. Left out, it is `auto`. */
  model?: string | null | undefined;
  /** What kind of application: `web`, which is also what it is when left out. `mobile-expo` and `mobile-flutter` cannot be built yet. */
  type?: "web" | null | undefined;
  /** The client’s own id for this request: any UUID but the nil one, in any case. Sent again, nothing new is started, and the answer tells what became of the first. */
  requestId?: string | null | undefined;
}

/** An application and how it is doing. */
export interface Project {
  /** The project’s id. What it looks like is of no meaning. */
  id: string;
  /** What was asked for, as it was sent. */
  prompt: string;
  status: ProjectStatus;
  /** Who may open the project’s site: `public` anyone, `private` its owner. */
  visibility: "public" | "private";
  /** Where the newest version is open, or null until a version is live. */
  deploymentUrl: string | null;
  /** Where the newest version is open, or null until a version is live. Always the same as `deploymentUrl`: the contract has two names for it. */
  deployedUrl: string | null;
  /** When the project was created. */
  createdAt: string;
  /** When the project last changed. */
  updatedAt: string;
  /** For which platform it is: `react` is a web application, `expo` and `flutter` are mobile ones. */
  uiType: "react" | "expo" | "flutter";
  /** The subdomain that the owner chose, or null. */
  customSubdomain: string | null;
  /** What the application calls itself, or null until that is known. */
  name: string | null;
  /** What kind of application it is. */
  type: "web" | "mobile-expo" | "mobile-flutter";
  /** The model that writes it. */
  model: string;
}

/** A project with its versions and addresses. */
export interface ProjectDetails extends Project {
  /** Every version, the oldest first. */
  versions: ProjectVersion[];
  addresses: ProjectAddresses;
}

/** Where a project is found. */
export interface ProjectAddresses {
  /** The project’s page in the editor. */
  editor: string;
  /** Where the newest version is open, or null until a version is live. */
  deployment: string | null;
  /** The site’s address under its own name, known from the first moment. */
  subdomain: string | null;
  /** The site’s address under the subdomain that the owner chose, or null. */
  custom: string | null;
}

/** One state of a project’s source. It never changes. */
export interface ProjectVersion {
  /** Its number: 1 is the first. */
  version: number;
  /** When it was delivered. */
  createdAt: string;
  /** The build that made it. */
  requestId: string;
  /** What was asked for: the prompt, or the message that began its build. */
  message: string;
  /** How many source files it has. */
  files: number;
  /** How many bytes its source files have together. */
  bytes: number;
}

/** A part of the account’s projects. */
export interface ProjectList {
  /** The projects, newest first. */
  projects: Project[];
  /** How many projects the account has. */
  total: number;
  /** The most projects that this part of the list may have: as asked for, else 20. */
  limit: number;
  /** How many projects come before this part: as asked for, else 0. */
  offset: number;
}

/** A source file of a project. */
export interface ProjectFile {
  /** Where the file is inside the project, with `/` between folders. */
  path: string;
  /** What is in the file, as UTF-8 text. */
  content: string;
  /** When the file’s version was delivered. */
  updatedAt?: string;
}

/** The source files of one version. */
export interface FileList {
  /** The files, sorted by their paths. */
  files: ProjectFile[];
}
