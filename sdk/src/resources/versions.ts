import type { ApiPromise } from "../calls/api-promise.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation } from "../types/operations.ts";
import type { VersionChanges, VersionDetails, VersionList, VersionSummary } from "../types/versions.ts";
import { Pages } from "../calls/pages.ts";

/** Which versions to list. */
export interface ListVersions {
  /** The page size: 1 to 50. By default an awaited page has 20 versions, and an iteration reads 50 at a time. */
  limit?: number | undefined;
  /** The `nextCursor` of the page before. */
  cursor?: string | undefined;
}

const pageOfIteration = 50;

/** The versions of projects. */
export class Versions {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Lists the versions of a project, newest first. Iterate over the result to get all of them, or await it to get one page.
   * Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * for await (const { version, message, live } of client.versions.list(projectId)) console.log(version, message, live);
   * ```
   */
  list(projectId: string, query: ListVersions = {}, options?: RequestOptions): Pages<ListVersions, VersionList, VersionSummary> {
    const path = ["projects", projectId, "versions"];
    return new Pages(query, {
      pageOfIteration,
      readPage: ({ limit, cursor }) => this.#send<VersionList>({ method: "GET", path, query: { limit, cursor } }, options),
      itemsOf: ({ versions }) => versions,
    });
  }

  /**
   * Reads a version with the proof it was delivered with. Requires the scope `projects:read`.
   *
   * @example
   * ```ts
   * const { proof } = await client.versions.get(projectId, 1);
   * console.log(`${proof.requests.proven} parts of the prompt are proven`);
   * ```
   */
  get(projectId: string, version: number, options?: RequestOptions): ApiPromise<VersionDetails> {
    return this.#send<VersionDetails>({ method: "GET", path: ["projects", projectId, "versions", String(version)] }, options);
  }

  /**
   * Lists the files that differ between a version and another one: by default, the one before. Requires the scope `files:read`.
   *
   * @example
   * ```ts
   * const { files } = await client.versions.changes(projectId, 2, { from: 1 });
   * console.log(files.map(({ change, path }) => `${change} ${path}`).join("\n"));
   * ```
   */
  changes(projectId: string, version: number, options: RequestOptions & { from?: number | undefined } = {}): ApiPromise<VersionChanges> {
    const { from, ...request } = options;
    const path = ["projects", projectId, "versions", String(version), "changes"];
    return this.#send<VersionChanges>({ method: "GET", path, query: { from } }, request);
  }

  /**
   * Publishes the files of an earlier version again, as the newest version. Returns the build; follow it by its `requestId`.
   * Retries have no second effect: every call has a `requestId`, generated unless you provide one. Requires the scope
   * `projects:write`. Throws `BuildRunningError` while a build runs.
   *
   * @example
   * ```ts
   * const { requestId: restore } = await client.versions.restore(projectId, 1);
   * const { version } = await client.operations.wait(restore);
   * console.log(`the first version is live again, as version ${version}`);
   * ```
   */
  restore(projectId: string, version: number, options: RequestOptions & { requestId?: string | undefined } = {}): ApiPromise<Operation> {
    const { requestId = crypto.randomUUID(), ...request } = options;
    const path = ["projects", projectId, "versions", String(version), "restore"];
    return this.#send<Operation>({ method: "POST", path, body: { requestId } }, request);
  }
}
