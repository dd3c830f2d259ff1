import assert from "node:assert/strict";
import { test } from "node:test";
import type { Provider } from "../model-entry.ts";
import { loadedWindow } from "./loaded-window.ts";

const provider: Provider = { id: "ollama", kind: "compatible", baseUrl: "http://127.0.0.1:11434/v1", key: null };
// As documented: https://docs.ollama.com/api/ps
const RUNNING = {
  models: [
    { name: "gemma4:latest", model: "gemma4:latest", size: 6_591_830_464, expires_at: "2026-10-17T16:47:07Z", size_vram: 5_333_539_264 },
    { name: "qwen3:8b", model: "qwen3:8b", size: 6_591_830_464, expires_at: "2026-10-17T16:47:07Z", size_vram: 1, context_length: 4_096 },
  ],
};

async function windowFrom(answer: () => Response, { model = "qwen3:8b", from = provider }: { model?: string; from?: Provider } = {}) {
  const asked: string[] = [];
  const fetch = async (url: unknown): Promise<Response> => {
    asked.push(String(url));
    return answer();
  };
  const { signal } = new AbortController();
  return { asked, window: await loadedWindow(from, model, { fetch, signal }) };
}

test("Ollama tells with which window it has loaded a model", async () => {
  const running = (): Response => Response.json(RUNNING);
  assert.deepEqual(await windowFrom(running), { asked: ["http://127.0.0.1:11434/api/ps"], window: 4_096 });
  assert.equal((await windowFrom(running, { model: "gemma4:latest" })).window, null);
});

test("any other server tells nothing, and a cloud is not asked", async () => {
  assert.equal((await windowFrom(() => new Response("not here", { status: 404 }))).window, null);
  assert.equal((await windowFrom(() => new Response("<html>"))).window, null);
  assert.equal((await windowFrom(() => assert.fail("refused"))).window, null);
  const cloud: Provider = { id: "openai", kind: "openai", baseUrl: null, key: "sk" };
  assert.deepEqual(await windowFrom(() => Response.json(RUNNING), { from: cloud }), { asked: [], window: null });
});
