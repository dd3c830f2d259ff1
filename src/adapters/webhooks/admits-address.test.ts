import assert from "node:assert/strict";
import { test } from "node:test";
import { admitsAddress } from "./admits-address.ts";
import { isForbiddenHost } from "./is-forbidden-host.ts";

const refused = [
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.127.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "198.18.0.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "168.63.129.16",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:10.0.0.1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::a00:1",
  "64:ff9b:1::1",
  "2002:7f00:1::",
  "2002:808:808::1",
  "2001:0:4136:e378:8000:63bf:3fff:fdd2",
  "2001:db8::1",
  "fe80::1",
  "fec0::1",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "100::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "3fff::1",
  "4000::1",
];
for (const address of refused) {
  test(`nothing is sent to ${address}`, () => assert.equal(admitsAddress(address, []), false));
}

for (const address of ["8.8.8.8", "172.32.0.1", "100.128.0.1", "::ffff:8.8.8.8", "64:ff9b::808:808", "2606:4700::1111", "2a00:1450::1"]) {
  test(`${address} is a public address`, () => assert.equal(admitsAddress(address, []), true));
}

test("what is no address is not admitted", () => {
  for (const text of ["", "localhost", "example.com", "fe80::1%eth0", "127.0.0.1:80", "[::1]"])
    assert.equal(admitsAddress(text, []), false, text);
});

test("the operator may allow networks, of this kind of address and no other", () => {
  const allowed = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"];
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "10.9.8.7", "fd12::1"]) assert.ok(admitsAddress(address, allowed), address);
  for (const address of ["127.0.0.2", "192.168.0.1", "::1", "fe80::1"]) assert.ok(!admitsAddress(address, allowed), address);
});

// Forms of a URL's host, and what the URL parser turns each into before any other code sees it.
const hosts = [
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "0x7f000001",
  "017700000001",
  "0177.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "0.0.0.0",
  "%31%32%37.0.0.1",
  "①②⑦.⓪.⓪.①",
  "127.0.0.1.",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "a.localhost",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[0:0:0:0:0:ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "169.254.169.254",
  "0xA9FEA9FE",
  "10.0.0.1",
  "192.168.0.1",
];
for (const host of hosts) {
  test(`the host ${host} is refused at sight`, () => assert.equal(isForbiddenHost(new URL(`http://${host}/`).hostname, []), true));
}

test("a name that only its resolver knows is not refused at sight", () => {
  for (const host of ["example.com", "localhost.example.com", "notlocalhost", "8.8.8.8"])
    assert.equal(isForbiddenHost(host, []), false, host);
  assert.equal(isForbiddenHost("localhost", ["127.0.0.0/8"]), false);
});
