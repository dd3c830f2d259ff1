// Each example runs against the real service, asserts its own result, and fails otherwise.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openSharedService, type SharedService } from "../../support/servers/open-shareable.ts";
import { runExample } from "./run-example.ts";

let service: SharedService;
let folder: string;
let known: Record<string, string>;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "atelier-examples-"));
  service = await openSharedService();
  known = { ATELIER_API_KEY: service.newKey(), ATELIER_BASE_URL: service.url };
});
after(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const patience = { timeout: 110_000 };

test("create-and-wait builds from a sentence and writes the code", patience, async () => {
  const code = join(folder, "app");
  const words = ["A tip calculator", code];
  const { status, printed } = await runExample("create-and-wait/create-and-wait.ts", { words, environment: known });
  assert.equal(status, 0, printed);
  assert.match(printed, /100 % {2}ended\n[^]*✔ [^]*Open it: {3}http:/);
  assert.ok("react" in JSON.parse(await readFile(join(code, "package.json"), "utf8")).dependencies);
});

test("ci-preview comments the URL on the pull request once, and explains a failed build", patience, async () => {
  const github = await openGithub();
  const event = join(folder, "event.json");
  await writeFile(event, JSON.stringify({ pull_request: { number: 7 } }));
  const environment = {
    ...known,
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: "acme/shop",
    GITHUB_TOKEN: "ghs_x",
    GITHUB_EVENT_PATH: event,
    GITHUB_RUN_ID: "12",
    GITHUB_RUN_ATTEMPT: "1",
  };
  const first = await runExample("ci-preview/ci-preview.ts", { environment });
  assert.equal(first.status, 0, first.printed);
  assert.match(github.comments[0]?.body ?? "", /\[Open the preview\]\(http:\S+\)[^]*\| ✔ \|/);

  const again = await runExample("ci-preview/ci-preview.ts", { environment });
  assert.equal(again.status, 0, again.printed);
  const address = /\((http:[^)]+)\)/;
  assert.equal(address.exec(again.printed)?.[1], address.exec(first.printed)?.[1], "the same run reuses its build");

  const vague = join(folder, "prompt.txt");
  await writeFile(vague, "Build me an app");
  const red = await runExample("ci-preview/ci-preview.ts", { words: [vague], environment });
  assert.equal(red.status, 1);
  assert.match(red.printed, /No preview\.\*\* It asks: /);
  assert.deepEqual(
    github.requests,
    ["GET", "POST", "GET", "PATCH", "GET", "PATCH"].map((method) => `${method} Bearer ghs_x`),
  );
  assert.equal(github.comments.length, 1);
  github.close();
});

// The part of GitHub's comments API that the example uses.
async function openGithub() {
  const comments: { id: number; body: string; html_url: string }[] = [{ id: 1, body: "Looks good.", html_url: "" }];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      requests.push(`${request.method} ${request.headers.authorization}`);
      const body = request.method === "GET" ? comments : write(request.url ?? "", text);
      response.writeHead(body === null ? 404 : 200, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  const write = (url: string, text: string) => {
    const id = Number(
      /^\/repos\/acme\/shop\/issues\/comments\/(\d+)$/.exec(url)?.[1] ?? (url === "/repos/acme/shop/issues/7/comments" ? 2 : 0),
    );
    if (id === 0) return null;
    const comment = { id, body: JSON.parse(text).body, html_url: `https://github.example/acme/shop/pull/7#${id}` };
    comments[id - 1] = comment;
    return comment;
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  return {
    url,
    requests,
    close: () => server.close(),
    get comments() {
      return comments.slice(1);
    },
  };
}
