import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createFetchDocument } from "./fetch-document.ts";

const HOST = "notes.example";

// The machine's openssl creates a certificate for the test; without openssl, the tests that need one are skipped.
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

let server: Server;
let port = 0;
let asked: string[] = [];
before(async () => {
  if (!hasOpenssl) return;
  const folder = mkdtempSync(join(tmpdir(), "atelier-certificate-"));
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name)) as [string, string]; // two names, two paths
  const words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  execFileSync("openssl", [...words, "-keyout", key, "-out", cert, "-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`], {
    stdio: "ignore",
  });
  const pair = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  setDefaultCACertificates([...getCACertificates("default"), pair.cert]);
  server = createServer(pair, (request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/redirect") return void response.writeHead(302, { location: `https://${HOST}:${port}/good` }).end();
    if (request.url === "/large") return void response.end("x".repeat(20_000));
    if (request.url === "/endless") return void setInterval(() => response.write("x"), 50).unref();
    response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=60", "set-cookie": "a=b" });
    response.end(JSON.stringify({ userAgent: request.headers["user-agent"] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
after(() => {
  if (!hasOpenssl) return;
  server.closeAllConnections();
  server.close();
});

const resolveTo = (address: string) => async () => [{ address, family: address.includes(":") ? 6 : 4 }];

describe("a document", { skip: hasOpenssl ? false : "there is no openssl on this machine" }, () => {
  const read = (path: string) =>
    createFetchDocument({ allowed: ["127.0.0.1"], resolve: resolveTo("127.0.0.1") })(`https://${HOST}:${port}${path}`);

  test("is read, with the headers that say what it is and how long it is good", async () => {
    const { status, headers, body } = await read("/good?x=1");
    assert.equal(status, 200);
    assert.deepEqual(headers, { "content-type": "application/json", "cache-control": "max-age=60" });
    assert.deepEqual(JSON.parse(Buffer.from(body).toString("utf8")), { userAgent: "Atelier" });
  });

  test("that leads elsewhere is not followed", async () => {
    asked = [];
    assert.equal((await read("/redirect")).status, 302);
    assert.deepEqual(asked, ["/redirect"]);
  });

  test("of more than sixteen kilobytes is refused", () => assert.rejects(read("/large"), /more than 16384 bytes/));
  test("that does not end is not waited for", () => assert.rejects(read("/endless"), /abort|timeout/i));
});

describe("what is not on the internet is not asked", () => {
  const guarded = createFetchDocument({ allowed: [] });
  for (const host of ["127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254", "192.168.1.1", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"]) {
    test(host, async () => {
      asked = [];
      await assert.rejects(guarded(`https://${host}:${port}/good`), /private network/);
      assert.deepEqual(asked, []);
    });
  }

  for (const address of ["127.0.0.1", "::1", "10.1.2.3", "fd00::1"]) {
    test(`a name that leads to ${address}`, async () => {
      const read = createFetchDocument({ allowed: [], resolve: resolveTo(address) });
      await assert.rejects(read(`https://${HOST}:${port}/good`), /private network/);
    });
  }

  test("plain http", () => assert.rejects(guarded(`http://${HOST}/good`), /https/));
});
