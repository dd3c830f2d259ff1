// Runs the blocks of a page as a reader pastes them: one after the other, in one shell, in a folder with the SDK. What the
// page shows as a response or as headers is compared with what the block before it printed. Where it shows no error, no
// response has an error status.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { z } from "zod";
import { webhookEvents } from "../../../src/entrypoints/http/openapi/webhook-events.ts";
import { beginBlock, curlStatuses, REPORTING_CURL } from "./curl-statuses.ts";
import type { Block } from "./read-blocks.ts";

/** The service, and a folder for what the blocks write. */
export interface Reader {
  url: string;
  key: string;
  folder: string;
  /** Aborted when the test ends before the blocks do. */
  signal: AbortSignal;
  /** Further folders with programs, which take precedence. */
  programs: readonly string[];
}

const WRITTEN = "http://localhost:4000";
const WRITTEN_KEY = "atelier_…";
const MARK = "\u001e";
const runners: Readonly<Record<string, (file: string) => string>> = {
  ts: (file) => `"${process.execPath}" ${file}`,
  python: (file) => `python3 ${file}`,
};

/** Runs a page's blocks, and checks what it says about their output. */
export async function runPage(blocks: readonly Block[], reader: Reader): Promise<void> {
  const script = await Promise.all(blocks.map((block, index) => commandOf(block, index, reader)));
  const { status, printed, errors } = await runShell([REPORTING_CURL, ...script].join("\n"), reader);
  const outputs = new Map(printed.split(MARK).slice(1).map(readOutput));
  const last = blocks[Math.max(...outputs.keys(), 0)];
  assert.equal(status, 0, `line ${last?.line}:\n${last?.code}\n${printed}\n${errors}`);
  const statuses = curlStatuses(errors, reader.url);
  let output = "";
  for (const [index, block] of blocks.entries()) {
    if (block.language === "sh") {
      output = outputs.get(index) ?? "";
      const next = blocks.slice(index + 1).find(({ language }) => language !== "ts" && language !== "python");
      const shown = next?.language === "json" && next.code.includes('"error"') ? JSON.parse(next.code).status : undefined;
      for (const got of statuses.get(index) ?? [])
        assert.ok(shown === undefined ? got >= 200 && got < 400 : got === shown, `line ${block.line}: status ${got}\n${output}`);
    }
    if (block.isEvent) assertEvent(JSON.parse(block.code));
    else if (block.language === "json") assertShown(JSON.parse(block.code), jsonIn(output), `line ${block.line}`);
    if (block.language === "http") assertHeaders(block, output);
  }
}

/** The shell's command for a block; for what is only shown, nothing. */
async function commandOf({ language, file: saved, code }: Block, index: number, { url, key, folder }: Reader): Promise<string> {
  const own = code.replaceAll(WRITTEN, url).replaceAll(WRITTEN_KEY, key);
  const mark = `${beginBlock(index)}; printf '\\036${index} '`;
  if (language === "sh") return `${mark}\n${own}`;
  const runner = runners[language];
  if (runner === undefined && saved === null) {
    assert.ok(["json", "http", "text"].includes(language), `a block in "${language}" is not run`);
    return "";
  }
  const file = saved ?? `block-${index}.${language}`;
  await writeFile(join(folder, file), own);
  return runner !== undefined && saved === null ? `${mark}\n${runner(file)}` : "";
}

function readOutput(part: string): [number, string] {
  const [, index, text = ""] = /^(\d+) ([^]*)$/.exec(part) ?? [];
  return [Number(index), text];
}

async function runShell(
  script: string,
  { url, key, folder, signal, programs }: Reader,
): Promise<{ status: number; printed: string; errors: string }> {
  const environment = {
    PATH: [...programs, join(folder, "global/bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter),
    HOME: folder,
    npm_config_prefix: join(folder, "global"),
    ATELIER_BASE_URL: url,
    ATELIER_API_KEY: key,
    npm_config_update_notifier: "false",
  };
  const child = spawn("bash", ["-e", "-o", "pipefail", "-c", script], { cwd: folder, env: environment, detached: true });
  // With its own children, which are of its process group.
  const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  signal.addEventListener("abort", end);
  let [printed, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  // For the block that reads the key from the terminal.
  child.stdin.on("error", () => {}).end(`${key}\n`);
  const [status] = await once(child, "close");
  signal.removeEventListener("abort", end);
  return { status, printed, errors };
}

function jsonIn(output: string): unknown {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return JSON.parse(lines.at(-1) ?? "null");
}

/** Every field that the page shows is in the response, and has the same type there. */
function assertShown(shown: unknown, actual: unknown, place: string): void {
  if (Array.isArray(shown)) {
    assert.ok(Array.isArray(actual), `${place} is no array`);
    const [first] = shown;
    if (first !== undefined) assertShown(first, actual[0], `${place}[0]`);
    return;
  }
  if (typeof shown === "object" && shown !== null) {
    for (const [name, value] of Object.entries(shown)) {
      assert.ok(Object.hasOwn(Object(actual), name), `${place}: the response has no ${name}`);
      assertShown(value, Object(actual)[name], `${place}.${name}`);
    }
    return;
  }
  assert.equal(typeof actual, typeof shown, place);
  if (typeof shown !== "string") return;
  if (/^[A-Z_]+$/.test(shown)) assert.equal(actual, shown, place);
  if (place.endsWith(".nextAction")) assert.equal(withoutIds(String(actual)), withoutIds(shown), place);
}

/** A sentence as every service writes it: with the documentation's address and without its own ids. */
function withoutIds(sentence: string): string {
  return sentence.replaceAll(/https?:\/\/[\w.:-]+/g, WRITTEN).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…");
}

function assertEvent(event: { type: string }): void {
  const described = webhookEvents.find(({ type }) => type === event.type);
  assert.ok(described, event.type);
  // Parsing drops unknown fields, so equality means that there are none.
  assert.deepEqual(z.encode(described.schema, described.schema.parse(event)), event);
}

function assertHeaders({ code, line }: Block, output: string): void {
  for (const [name] of code.matchAll(/^[\w-]+:/gm)) assert.match(output, new RegExp(`^${name}`, "im"), `line ${line}`);
}
