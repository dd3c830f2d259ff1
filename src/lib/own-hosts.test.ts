import assert from "node:assert/strict";
import { test } from "node:test";
import { createIsOwnHost } from "./own-hosts.ts";

const isOwn = createIsOwnHost({ service: "https://atelier.example.com", others: ["api.example.net:8443", "box"] });

test("a host is ours by its name, whatever its case and port, and so is every address and this machine's own name", () => {
  const ours = [
    "atelier.example.com",
    "ATELIER.example.com:443",
    "atelier.example.com.",
    "atelier.example.com:8080",
    "api.example.net:8443",
    "api.example.net",
    "box:4000",
    "localhost",
    "localhost:9",
    "127.0.0.1:4000",
    "[::1]:4000",
    "192.168.1.20:4000",
    "10.1.2.3",
    "[fe80::1]",
    "[2001:db8::1]:4000",
  ];
  for (const host of ours) assert.equal(isOwn(host), true, host);
});

test("every other name is not, and neither is what is no host", () => {
  const foreign = [
    "evil.example",
    "atelier.example.com.evil.example",
    "xatelier.example.com",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    " ",
    "a@localhost",
    "localhost/x",
    "evil.example#localhost",
    "evil.example?localhost",
    "localhost:port",
    undefined,
  ];
  for (const host of foreign) assert.equal(isOwn(host), false, String(host));
});
