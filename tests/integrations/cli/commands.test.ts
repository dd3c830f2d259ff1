// The commands against the real service: their results, their messages and their exit codes.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createProgram } from "../../../cli/src/create-program.ts";
import { openSharedServiceWithoutBrowser, type SharedService } from "../../support/servers/open-shareable.ts";
import { makeTestKey } from "../../support/start-service.ts";
import { type Cli, openCli } from "./open-cli.ts";
import { runAction } from "./run-action.ts";

const patience = { timeout: 110_000 };
const OTHER = "http://127.0.0.1:9";
let service: SharedService;
let cli: Cli;
before(async () => {
  service = await openSharedServiceWithoutBrowser();
  cli = await openCli({ ATELIER_API_KEY: service.newKey(), ATELIER_BASE_URL: service.url });
}, patience);
after(async () => {
  await cli.close();
  await service.close();
});

/** What a command prints with `--json`; its shape differs per command: `unknown` would make each assertion a cast. */
async function json(words: readonly string[], environment: Record<string, string> = {}): Promise<any> {
  const { code, stdout, stderr } = await cli.run([...words, "--json"], { environment });
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout);
}

let projectId = "";

test("build prints the progress to one side and the address alone to the other", patience, async () => {
  const { code, stdout, stderr } = await cli.run([
    "build",
    "A reading list of books",
    "with author, status and rating",
    "--metadata",
    "customer=7",
  ]);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^http:\/\/\S+\n$/);
  // Which states are seen depends on how fast the build is: each is on a line of its own, and they only go on.
  const progress = stderr.match(/^[█░]{20} +\d+ % {2}(?:queued|understand|write|check|try|deliver|publish|settle)$/gm) ?? [];
  const percents = progress.map((line) => Number(/\d+/.exec(line)?.[0]));
  assert.ok(progress.length > 1 && percents.every((percent, at) => percent > (percents[at - 1] ?? -1)), stderr);
  assert.deepEqual(stderr.split("\n").slice(0, progress.length), progress);
  assert.match(stderr, /\nVersion 1, \d+ checks passed, \d+ credits?\. Project /);
  const [project] = await json(["projects"]);
  projectId = project.id;
  assert.deepEqual([project.deploymentUrl, project.metadata, project.status], [stdout.trim(), { customer: "7" }, "ready"]);
});

describe("of that project", patience, () => {
  test("files are listed, read and downloaded, of any version", async () => {
    const listed = await json(["files", "list", projectId]);
    assert.ok(listed.some(({ path, bytes }: { path: string; bytes: number }) => path === "package.json" && bytes > 100));
    const read = await cli.run(["files", "read", projectId, "package.json", "--at", "1"]);
    assert.equal(JSON.parse(read.stdout).private, true);
    const { code, stderr } = await cli.run(["files", "download", projectId, "the-app"]);
    assert.equal(code, 0, stderr);
    assert.equal(await readFile(join(cli.home, "the-app/package.json"), "utf8"), read.stdout);
    const missing = await cli.run(["files", "read", projectId, "no-such-file"]);
    assert.deepEqual([missing.code, missing.stdout], [1, ""]);
    assert.match(missing.stderr, /List the files with: atelier files list /);
  });

  test("open starts the browser with the app or the editor, and says where there is none", async () => {
    const browser = join(cli.home, "browser.mjs");
    await mkdir(cli.home, { recursive: true });
    await writeFile(
      browser,
      `#!${process.execPath}\nrequire("node:fs").writeFileSync(${JSON.stringify(join(cli.home, "opened"))}, process.argv[2]);`.replace(
        "require",
        "process.getBuiltinModule",
      ),
      { mode: 0o755 },
    );
    const { stdout } = await cli.run(["open", projectId], { environment: { BROWSER: browser } });
    const deadline = Date.now() + 10_000;
    const opened = () => readFile(join(cli.home, "opened"), "utf8").catch(() => "");
    while ((await opened()) === "" && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(await opened(), stdout.trim());
    assert.equal((await json(["open", projectId, "--editor"])).url, `http://localhost:${service.port}/projects/${projectId}`);
    const none = await cli.run(["open", projectId], { environment: { BROWSER: "/no/such/browser" } });
    assert.deepEqual([none.code, none.stdout], [0, stdout]);
    assert.match(none.stderr, /Open the address yourself/);
  });

  test("change builds the next version", async () => {
    const done = await json(["change", projectId, "Add a note to every book"]);
    assert.deepEqual([done.operationStatus, done.version], ["done", 2]);
  });

  test("a change that is not understood has an exit code of its own, and the build as a document", async () => {
    const { code, stdout, stderr } = await cli.run(["change", projectId, "Frobnicate the quux", "--json"]);
    assert.equal(code, 6, stderr);
    const { error, operation } = JSON.parse(stdout);
    assert.match(error.message, /no new version/);
    assert.deepEqual([operation.operationStatus, operation.version], ["done", null]);
    assert.ok(stderr.includes(operation.replies.at(-1).text), stderr);
  });
});

test("a question nobody answers is printed with the command that answers it, and answering it finishes the build", patience, async () => {
  const { code, stdout, stderr } = await cli.run(["build", "Build me an app"]);
  assert.deepEqual([code, stdout], [4, ""]);
  const [, requestId = ""] = /atelier answer ([0-9a-f-]{36}) "/.exec(stderr) ?? [];
  const bare = await cli.run(["answer", requestId]);
  assert.equal(bare.code, 2, bare.stderr);
  const answered = await cli.run(["answer", requestId, "A list of plants with a name and a location"]);
  assert.equal(answered.code, 0, answered.stderr);
  assert.match(answered.stdout, /^http:\S+\n$/);
  const late = await cli.run(["answer", requestId, "Another one"]);
  assert.equal(late.code, 1);
  assert.match(late.stderr, /does not wait for an answer: it is done/);
  const first = await cli.run(["build", "--first-option", "--json", "-"], { input: "Build me an app" });
  assert.equal(JSON.parse(first.stdout).operationStatus, "done", first.stderr);
});

test("an interrupted build goes on, can be followed and stopped, and then has another exit code", patience, async () => {
  const running = cli.start(["build", "A CRM for freelancers with contacts, companies, deals and tasks"]);
  await running.until(/% {2}\w+\n/);
  const { code, stderr } = await running.stop();
  assert.equal(code, 130, stderr);
  const [, requestId = ""] = /The build goes on\. Follow it with: atelier follow (\S+)/.exec(stderr) ?? [];
  const { code: stopped, stderr: words } = await cli.run(["stop", requestId]);
  assert.equal(stopped, 0, words);
  const followed = await cli.run(["follow", requestId, "--json"]);
  assert.ok([0, 3].includes(followed.code ?? -1), followed.stderr);
  const { operation, error } = JSON.parse(followed.stdout);
  if (followed.code === 3) assert.deepEqual([operation.operationStatus, error.code], ["failed", "STOPPED"]);
});

test("--no-wait returns the id of the build at once, and the same request id starts nothing new", patience, async () => {
  // An account of its own: the other one has used up its requests of this minute.
  const options = { environment: { ATELIER_API_KEY: service.newKey() } };
  const words = ["build", "A list of stamps", "--no-wait", "--request-id", "0b1e5a52-8f6e-4c1c-9a51-3f6d2f6f0a11"];
  const one = await cli.run(words, options);
  assert.deepEqual([one.code, one.stdout], [0, "0b1e5a52-8f6e-4c1c-9a51-3f6d2f6f0a11\n"]);
  assert.equal((await cli.run(words, options)).stdout, one.stdout);
  const other = await cli.run(["build", "Another list", ...words.slice(2)], options);
  assert.deepEqual([other.code, other.stdout], [1, ""]);
  assert.match(other.stderr, /used before for something else/);
  await cli.run(["stop", one.stdout.trim()], options);
});

describe("what goes wrong is said with what to do", () => {
  // An account of its own: the other one has used up its requests of this minute.
  let own: Record<string, string>;
  before(() => (own = { ATELIER_API_KEY: service.newKey() }));
  const outcomes: [why: string, words: string[], environment: Record<string, string>, code: number, says: RegExp][] = [
    ["no key", ["projects"], { ATELIER_API_KEY: "" }, 5, /not signed in to http:\S+ Run: atelier login/],
    [
      "a wrong key",
      ["projects"],
      { ATELIER_API_KEY: makeTestKey() },
      5,
      /Check ATELIER_API_KEY, or unset it and sign in with: atelier login/,
    ],
    [
      "no key for another service",
      ["--service", OTHER, "projects"],
      { ATELIER_API_KEY: "" },
      5,
      new RegExp(`Run: atelier --service ${OTHER} login`),
    ],
    ["no service", ["account"], { ATELIER_BASE_URL: "http://127.0.0.1:9" }, 1, /could not be reached[^]*--service <url>/],
    ["no URL", ["account", "--service", "ftp://x"], {}, 2, /is not the URL of a service/],
    ["no such project", ["files", "list", "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61"], {}, 1, /atelier projects/],
    ["no such command", ["bild", "x"], {}, 2, /Did you mean build/],
    ["a missing argument", ["follow"], {}, 2, /missing required argument 'requestId'/],
    ["a wrong value", ["projects", "--limit", "1000"], {}, 2, /from 1 to 100/],
  ];
  for (const [why, words, environment, code, says] of outcomes) {
    test(why, patience, async () => {
      const ended = await cli.run(words, { environment: { ...own, ...environment } });
      assert.equal(ended.code, code, ended.stderr);
      assert.equal(ended.stdout, "");
      assert.match(ended.stderr, says);
    });
  }

  test("and with --json as a document too", patience, async () => {
    const words = ["follow", "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61", "--json"];
    const { code, stdout } = await cli.run(words, { environment: own });
    assert.equal(code, 1);
    const { error } = JSON.parse(stdout);
    assert.deepEqual([error.code, error.status], ["NOT_FOUND", 404]);
    assert.match(error.httpRequestId, /\S/);
  });
});

describe("the GitHub Action", patience, () => {
  let key: string;
  before(() => (key = service.newKey()));
  const inputs = () => ({ prompt: "A list of seeds\nwith name and month of sowing", url: `${service.url}/`, key });

  test("installs the command line from the service, builds, and has the project, its address and the status as outputs", async () => {
    const { code, outputs, log } = await runAction(inputs(), cli.home);
    assert.equal(code, 0, log);
    assert.match(outputs["project-id"] ?? "", /^[0-9a-f-]{36}$/);
    assert.equal(outputs["status"], "done");
    assert.match(outputs["url"] ?? "", /^http:\/\/\S+$/);
  });

  test("fails where the command fails, with a sentence", async () => {
    const unknown = await runAction({ ...inputs(), project: "0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61" }, cli.home);
    assert.deepEqual([unknown.code, unknown.outputs], [1, { "project-id": "", url: "", status: "" }], unknown.log);
    assert.match(unknown.log, /atelier: There is no such project/);
    const asking = await runAction({ ...inputs(), prompt: "Build me an app" }, cli.home);
    assert.deepEqual([asking.code, asking.outputs["status"], asking.outputs["url"]], [4, "waiting", ""], asking.log);
    assert.match(asking.log, /^::error title=Atelier::The build asks a question/m);
  });

  for (const [input, value, says] of [
    ["prompt", " \n", "The input prompt is empty"],
    ["url", "atelier.example", "The input url is not the address of a service"],
    ["key", "", "The input key is empty"],
  ] as const) {
    test(`says what is wrong with the input ${input}`, async () => {
      const { code, log } = await runAction({ ...inputs(), [input]: value }, cli.home);
      assert.deepEqual([code, log.startsWith(`::error title=Atelier::${says}`)], [2, true], log);
    });
  }
});

/** What `--help` of a command prints. A process for each of them takes longer than all else that is tested here. */
function helpOf(words: readonly string[]): string {
  const command = words.reduce<ReturnType<typeof createProgram> | undefined>(
    (group, word) => group?.commands.find((one) => one.name() === word),
    createProgram(),
  );
  return command?.helpInformation() ?? assert.fail(`there is no command ${words.join(" ")}`);
}

test("every command has --help and --json", async () => {
  const { stdout } = await cli.run(["--help"]);
  const [, list = ""] = /Commands:\n([^]*?)\n\n/.exec(stdout) ?? [];
  const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = ""]) => name).filter((name) => name !== "help" && name !== "files");
  assert.ok(names.length >= 11, list);
  for (const words of [...names.map((name) => [name]), ["files", "list"], ["files", "read"], ["files", "download"]]) {
    assert.match(helpOf(words), /--json/, words.join(" "));
  }
  const { code, stdout: printed } = await cli.run(["files", "read", "--help"]);
  assert.deepEqual([code, printed], [0, helpOf(["files", "read"])]);
  assert.match((await cli.run(["--version"])).stdout, /^\d+\.\d+\.\d+\n$/);
  // An account of its own: the other one has used up its requests of this minute.
  const own = { ATELIER_API_KEY: service.newKey() };
  assert.deepEqual(Object.keys(await json(["account"], own)).includes("creditBalance"), true);
  const early = await cli.run(["--json", "--service", service.url, "account"], { environment: own });
  assert.deepEqual([early.code, early.stderr, "creditBalance" in JSON.parse(early.stdout)], [0, "", true]);
  assert.ok((await json(["models"], own)).some(({ id }: { id: string }) => id === "blueprint"));
});
