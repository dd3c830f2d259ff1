// A document is as strict as the service: both accept the same requests, as far as JSON Schema can express it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { z } from "zod";
import { contracts } from "../../../src/entrypoints/http/contracts/index.ts";
import { asNode, letters, readDocument } from "../../support/judge/documents.ts";
import { verdictsOf } from "../../support/judge/schemas.ts";

const uuid = "3f1c9a52-7d4e-4b8a-9c61-2e5d8f0a7b34";
const family = "👩‍👩‍👧"; // five code points, eight UTF-16 units

const creates: unknown[] = [
  {},
  null,
  [],
  "prompt",
  { prompt: null },
  { prompt: 1 },
  { prompt: "" },
  { prompt: " \n\t" },
  { prompt: "\u00a0\u2003" },
  { prompt: "A" },
  { prompt: " A " },
  { prompt: "a\nb" },
  { prompt: "a\u0000b" },
  { prompt: "\u0000" },
  { prompt: family },
  { prompt: "x".repeat(20_000) },
  { prompt: "x".repeat(20_001) },
  { prompt: "👩".repeat(20_000) },
  { prompt: "👩".repeat(20_001) },
  { prompt: "A", model: null },
  { prompt: "A", model: "auto" },
  { prompt: "A", model: "" },
  { prompt: "A", model: "m".repeat(201) },
  { prompt: "A", type: "web" },
  { prompt: "A", type: "mobile-expo" },
  { prompt: "A", type: "mobile-flutter" },
  { prompt: "A", type: null },
  { prompt: "A", type: "x" },
  { prompt: "A", requestId: uuid },
  { prompt: "A", requestId: uuid.toUpperCase() },
  { prompt: "A", requestId: `urn:uuid:${uuid}` },
  { prompt: "A", requestId: "00000000-0000-0000-0000-000000000000" },
  { prompt: "A", requestId: uuid.replaceAll("-", "") },
  { prompt: "A", requestId: null },
  { prompt: "A", requestId: 1 },
  { prompt: "A", more: 1 },
];

const messages: unknown[] = [
  {},
  { message: null },
  { message: "" },
  { message: "Blue" },
  { message: null, answers: null },
  { answers: [] },
  { message: "x", more: 1 },
  { answers: [{ questionId: uuid, answer: "Blue" }] },
  { answers: [{ questionId: uuid }] },
  { answers: [{ answer: "Blue" }] },
  { answers: [{ questionId: uuid, answer: "" }] },
  { answers: [{ questionId: uuid, answer: "x", more: 1 }] },
  { answers: {} },
  { message: "x", answers: [] },
  { message: null, answers: [{ questionId: uuid, answer: "x" }] },
  { message: "x", model: "auto" },
  { answers: [{ questionId: uuid, answer: "x".repeat(2_000) }] },
  { answers: [{ questionId: uuid, answer: "x".repeat(2_001) }] },
];

const queries: Record<string, string[]> = {
  limit: ["1", "100", "0", "101", "-1", "1.5", "x", "20", " 1"],
  offset: ["0", "-1", "9007199254740991", "9007199254740992", "1e3", "12345678901234567"],
  version: ["1", "0", "999999999", "1000000000", "-1", "x"],
};

interface Both {
  letter: string;
  path: string;
  parser: z.ZodType | null | undefined;
  values: readonly unknown[];
}

function agree(name: string, { letter, path, parser, values }: Both): void {
  assert.ok(parser);
  const { open } = verdictsOf(readDocument(letter));
  const schema = bodyOf(letter, path);
  const verdicts = values.map((value) => [open(schema, value) === null, parser.safeParse(value).success]);
  for (const [index, [documented, parsed]] of verdicts.entries()) {
    assert.equal(documented, parsed, `${name}: ${JSON.stringify(values[index]).slice(0, 120)} is ${parsed ? "accepted" : "rejected"}`);
  }
  assert.ok(verdicts.some(([documented]) => documented) && verdicts.some(([documented]) => !documented), name);
}

const bodyOf = (letter: string, path: string) => {
  const { requestBody } = asNode(readDocument(letter).paths[path]?.post);
  return asNode(asNode(asNode(asNode(requestBody).content)["application/json"]).schema);
};

test("every document and the service accept the same create bodies", () => {
  for (const letter of letters) {
    agree(`contract ${letter}`, { letter, path: "/projects", parser: contracts[letter].shapes.startBuild?.body, values: creates });
  }
});

test("the document and the service accept the same messages", () => {
  agree("message", { letter: "b", path: "/projects/{id}/messages", parser: contracts.b.shapes.sendMessage?.body, values: messages });
});

test("the document and the service accept a stop without fields and reject one with a field", () => {
  const values = [{}, { force: true }, [], null];
  agree("stop", { letter: "b", path: "/operations/{requestId}/stop", parser: contracts.b.shapes.stopOperation?.body, values });
});

test("the document and the service have the same bounds for query numbers", () => {
  const { listProjects, readFiles } = contracts.b.shapes;
  const parsers = { limit: listProjects?.query, offset: listProjects?.query, version: readFiles?.query };
  const { open } = verdictsOf(readDocument("b"));
  for (const [name, parser] of Object.entries(parsers)) {
    const path = name === "version" ? "/projects/{id}/files" : "/projects";
    const { parameters } = asNode(readDocument("b").paths[path]?.get);
    assert.ok(Array.isArray(parameters) && parser);
    const schema = asNode(asNode(parameters.find((parameter: unknown) => asNode(parameter).name === name)).schema);
    const accepted = (queries[name] ?? []).map((text) => [text, open(schema, /^-?[0-9]+$/.test(text) ? Number(text) : text) === null]);
    assert.deepEqual(
      accepted,
      (queries[name] ?? []).map((text) => [text, parser.safeParse({ [name]: text }).success]),
    );
  }
});
