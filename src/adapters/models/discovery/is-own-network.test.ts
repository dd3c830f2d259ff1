import assert from "node:assert/strict";
import { test } from "node:test";
import { isOwnNetwork } from "./is-own-network.ts";

test("a server of one's own is on this machine, in a private network, or has a name of one", () => {
  for (const own of [
    "http://localhost:1234/v1",
    "http://127.0.0.1:11434/v1",
    "http://192.168.1.20:1234/v1",
    "http://10.0.0.7/v1",
    "http://[fd00::7]:8000/v1",
    "http://workshop:1234/v1",
    "http://nas.local/v1",
    "http://host.docker.internal:11434/v1",
  ]) {
    assert.equal(isOwnNetwork(own), true, own);
  }
  for (const other of ["https://api.groq.com/openai/v1", "https://models.example.com/v1", "http://93.184.216.34/v1"])
    assert.equal(isOwnNetwork(other), false, other);
});
