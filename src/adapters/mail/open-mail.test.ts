import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { after, before, test } from "node:test";
import { openMail } from "./open-mail.ts";

let server: Server;
let url: string;
let received: string[] = [];
let greets = true;

/** A minimal mail server that accepts a letter; it offers no encryption. */
function serve(socket: Socket): void {
  let isLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (greets) say("220 mail.test");
  else socket.end("421 closed\r\n");
  socket.setEncoding("utf8").on("data", (text: string) => {
    for (const line of text.split("\r\n").filter((one) => one !== "")) {
      received.push(line);
      if (isLetter && line !== ".") continue;
      isLetter = line === "DATA";
      say(isLetter ? "354 go on" : line.startsWith("QUIT") ? "221 bye" : "250 yes");
    }
  });
  socket.on("error", () => undefined);
}

before(async () => {
  server = createServer(serve).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  url = `127.0.0.1:${address.port}`;
});
after(() => server.close());

const letter = { to: "ada@example.test", subject: "A new password", text: "Open this:\n\nhttp://atelier.test/reset#abc" };

test("a letter is taken by the server, in plain text, from whom the operator set", async () => {
  received = [];
  await openMail({ url: `smtp://${url}`, from: "Atelier <atelier@example.test>" })(letter);
  assert.ok(received.includes("MAIL FROM:<atelier@example.test>"));
  assert.ok(received.includes("RCPT TO:<ada@example.test>"));
  assert.ok(received.includes("Content-Type: text/plain; charset=utf-8"));
  assert.ok(received.includes("http://atelier.test/reset#abc"));
});

test("a password is never sent to a server that offers no encryption", async () => {
  received = [];
  await assert.rejects(openMail({ url: `smtp://user:password@${url}`, from: "atelier@example.test" })(letter));
  assert.ok(!received.some((line) => line.startsWith("AUTH") || line.startsWith("MAIL")), received.join("\n"));
});

test("a server that takes no letter is an error of who sends it", async () => {
  greets = false;
  await assert.rejects(openMail({ url: `smtp://${url}`, from: "atelier@example.test" })(letter));
});
