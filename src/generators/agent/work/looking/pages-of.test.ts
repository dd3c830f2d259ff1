import assert from "node:assert/strict";
import { test } from "node:test";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { BuildRequest, Plan } from "../../../../domain/models/generation/generator.ts";
import { openWorkspace } from "../../files/open-workspace.ts";
import { pagesOf } from "./pages-of.ts";

const routes = '<Route path="/" /><Route path="/rules" /><Route path="/games/:id" /><Route path="*" />';
const project = openWorkspace(new Map([["src/routes.tsx", routes]]));
const check = (id: string, path: string): AcceptanceCheck => ({
  id,
  title: id,
  capability: null,
  phrase: null,
  viewport: "desktop",
  steps: [{ do: "open", path }],
});
const plan: Plan = {
  title: "",
  reply: "",
  design: {},
  checks: [check("new", "/games/1?side=left#top"), check("old", "/scores")],
  understood: [],
  notUnderstood: [],
};
const request: BuildRequest = { prompt: "", message: null, answers: [], current: null, former: null, conversation: [] };

test("of a new app every page is looked at, by its routes and by what its own checks open", () => {
  assert.deepEqual(pagesOf({ buildRequest: request, plan, fresh: ["new"], project }), ["/", "/rules", "/games/1?side=left"]);
});

test("of a change only what its checks open, or the first page", () => {
  const change = { ...request, current: { version: 1, design: null } };
  assert.deepEqual(pagesOf({ buildRequest: change, plan, fresh: ["new"], project }), ["/games/1?side=left"]);
  assert.deepEqual(pagesOf({ buildRequest: change, plan, fresh: [], project }), ["/"]);
});
