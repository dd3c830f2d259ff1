import { type ApiPromise, mapData } from "../calls/api-promise.ts";
import { AtelierError } from "../errors/atelier-error.ts";
import type { RequestOptions, Transport } from "../transport/create-transport.ts";
import type { Operation } from "../types/operations.ts";
import type { FileList, ProjectFile } from "../types/projects.ts";
import type { Viewport } from "../types/proof.ts";
import type { EditFiles } from "../types/versions.ts";

/** Which version to read. Default: the live one, or the newest if none is live. */
export interface ReadFiles extends RequestOptions {
  /** A version's number, from 1, or the project's draft: `NotFoundError` if it has none. */
  version?: number | "draft" | undefined;
}

/** The source files of projects. */
export class Files {
  readonly #send: Transport;

  constructor(send: Transport) {
    this.#send = send;
  }

  /**
   * Lists the source files of a version with their contents, sorted by path. Requires the scope `files:read`. Throws
   * `NoFilesError` before the first version.
   *
   * @example
   * ```ts
   * const files = await client.files.list(projectId);
   * console.log(files.map(({ path, content }) => `${path} ${content.length}`).join("\n"));
   * ```
   */
  list(projectId: string, options: ReadFiles = {}): ApiPromise<ProjectFile[]> {
    return this.#read(projectId, options, undefined);
  }

  /**
   * Reads one source file; `path` must be exactly one of those that `list` returns. Requires the scope `files:read`. Throws
   * `NotFoundError` if the version has no such file.
   *
   * @example
   * ```ts
   * const { content } = await client.files.get(projectId, "package.json");
   * console.log(JSON.parse(content).dependencies);
   * ```
   */
  get(projectId: string, path: string, options: ReadFiles = {}): ApiPromise<ProjectFile> {
    return mapData(this.#read(projectId, options, path), ([file]) => {
      if (file === undefined) throw new AtelierError(`The service's response does not contain ${path}.`, { code: "BAD_ANSWER" });
      return file;
    });
  }

  /**
   * Writes and removes files of the live version, `base`. Returns the build; follow it by its `requestId`: it becomes a version
   * if it type-checks and passes the checks of the app. Otherwise the build fails, and the app is unchanged. It costs nothing.
   * Requires the scope `projects:write`. Throws `BuildRunningError` while a build runs.
   *
   * @example
   * ```ts
   * const { content } = await client.files.get(projectId, "README.md");
   * const { versions } = await client.projects.get(projectId);
   * const changes = [{ path: "README.md", content: `${content}\nEdited by a program.\n` }];
   * const { requestId: edit } = await client.files.edit(projectId, { base: versions.at(-1)?.version ?? 1, changes });
   * console.log((await client.operations.wait(edit)).operationStatus);
   * ```
   */
  edit(projectId: string, edit: EditFiles, options?: RequestOptions): ApiPromise<Operation> {
    const body = { ...edit, requestId: edit.requestId ?? crypto.randomUUID() };
    return this.#send<Operation>({ method: "POST", path: ["projects", projectId, "edits"], body }, options);
  }

  /**
   * Writes the source files of a version below a folder, which is created if necessary, and returns their paths on disk.
   * Existing files with the same names are replaced, others are kept. Nothing is written if a path or a link leads out of the
   * folder. Requires the scope `files:read`, and Node, Deno or Bun.
   *
   * @example
   * ```ts
   * const written = await client.files.download(projectId, "./recipe-box");
   * console.log(`${written.length} files; now run npm install && npm run dev there`);
   * ```
   */
  async download(projectId: string, folder: string, options: ReadFiles = {}): Promise<string[]> {
    const { saveFiles } = await import("../node/save-files.ts");
    if (saveFiles === null) {
      throw new AtelierError(
        "files.download needs a file system, which Node, Deno and Bun have. Elsewhere, read the files with files.list.",
        {
          code: "NO_FILE_SYSTEM",
        },
      );
    }
    const { written, refused } = saveFiles(folder, await this.list(projectId, options));
    if (refused === null) return written;
    throw new AtelierError(`Nothing was written: ${JSON.stringify(refused.path)} ${refused.why}.`, { code: "UNSAFE_PATH" });
  }

  /**
   * Reads a screenshot of a version, a JPEG taken when the version was proven. `desktop` is 1280 × 800 pixels, `phone`
   * 375 × 812. Requires the scope `files:read`. Throws `NotFoundError` if there is no screenshot.
   *
   * @example
   * ```ts
   * const picture = await client.files.screenshot(projectId, { version: 1, viewport: "phone" });
   * await writeFile("phone.jpg", picture);
   * ```
   */
  screenshot(projectId: string, options: RequestOptions & { version: number; viewport: Viewport }): ApiPromise<Uint8Array> {
    const { version, viewport, ...others } = options;
    const path = ["projects", projectId, "versions", String(version), "screenshots", viewport];
    return this.#send<Uint8Array>({ method: "GET", path, accept: "image/jpeg" }, others);
  }

  #read(projectId: string, { version, ...options }: ReadFiles, path: string | undefined): ApiPromise<ProjectFile[]> {
    const where = version === "draft" ? { path: ["draft", "files"], query: { path } } : { path: ["files"], query: { path, version } };
    const request = { method: "GET", path: ["projects", projectId, ...where.path], query: where.query } as const;
    return mapData(this.#send<FileList>(request, options), ({ files }) => files);
  }
}
