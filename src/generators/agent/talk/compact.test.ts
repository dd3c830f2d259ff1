import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { ModelMessage } from "../../../adapters/models/model-call.ts";
import { findPlaceholder } from "../files/changing/find-placeholder.ts";
import { compact } from "./compact.ts";
import { charactersOfAll } from "./compacting/characters-of.ts";

const lines = (count: number, word = "const value = 1;"): string => Array.from({ length: count }, () => word).join("\n");
const picture = { mediaType: "image/png", base64: "AAAA" } as const;
const first: ModelMessage = { role: "user", text: lines(20, "Build an app."), pictures: [picture] };

function exchange(id: string, name: string, input: unknown, text: string): ModelMessage[] {
  return [
    { role: "assistant", text: "I go on.", calls: [{ id, name, input, signature: { x: { y: 1 } } }] },
    { role: "tool", results: [{ id, name, text }] },
  ];
}

const read = (id: string, path: string, count: number) =>
  exchange(id, "read", { paths: [path] }, `=== ${path}, ${count} lines ===\n${lines(count)}`);
const write = (id: string, path: string, count: number) => exchange(id, "write", { path, content: lines(count) }, `${path} was created.`);
const recent = ["w", "x", "y", "z"].flatMap((id) => exchange(id, "check", {}, `nothing wrong ${id}`));

describe("an old exchange in short", () => {
  const brief = (old: readonly ModelMessage[]) => {
    const history = [{ role: "user", text: "Build an app." } as const, ...old, ...recent];
    return compact(history, { characters: charactersOfAll(history) - 1 });
  };
  const textOf = (message: ModelMessage | undefined) => (message?.role === "tool" ? (message.results[0]?.text ?? "") : "");

  test("keeps a beginning of what was thought before a call, and of signed thoughts nothing", () => {
    const thoughts = (parts: object[]) => ({ provider: "acme", parts: parts.map((part) => ({ text: "Hm. ".repeat(200), ...part })) });
    const call = { id: "a", name: "check", input: {} };
    const thinking = (id: string, ...parts: object[]): ModelMessage[] => [
      { role: "assistant", text: "", calls: [{ ...call, id, thoughts: thoughts(parts) }] },
      { role: "tool", results: [{ id, name: "check", text: "Nothing wrong." }] },
    ];
    const [, plain, , signed] = brief([...thinking("a", {}), ...thinking("b", { signature: { x: { y: 1 } } })]);
    const callOf = (message: ModelMessage | undefined) => (message?.role === "assistant" ? message.calls?.[0] : undefined);
    assert.match(callOf(plain)?.thoughts?.parts[0]?.text ?? "", /^Hm\. .{190,200}…$/);
    assert.deepEqual(callOf(signed), { ...call, id: "b" });
  });

  test("what was read is named, and how many lines there were", () => {
    assert.equal(textOf(brief(read("1", "src/App.tsx", 120))[2]), "[src/App.tsx, 120 lines, was shown here; read it again if you need it]");
  });

  test("what was written and edited is named, and the call keeps its id and its signature", () => {
    const [, written] = brief(write("1", "src/App.tsx", 120));
    const path = "src/App.tsx";
    const content = "[src/App.tsx, 120 lines, was given here; read it again if you need it]";
    assert.deepEqual(written, {
      role: "assistant",
      text: "I go on.",
      calls: [{ id: "1", name: "write", input: { path, content }, signature: { x: { y: 1 } } }],
    });
    const [, edited] = brief(exchange("1", "edit", { path, old_string: lines(50), new_string: lines(60) }, "x"));
    const note = (count: number) => `[src/App.tsx, ${count} lines, was given here; read it again if you need it]`;
    assert.deepEqual(edited?.role === "assistant" && edited.calls?.[0]?.input, { path, edits: [{ search: note(50), replace: note(60) }] });
    assert.notEqual(findPlaceholder(path, `${content}\n`, ""), null, "a model that copies the note writes no file of it");
  });

  test("findings keep their first line", () => {
    assert.equal(textOf(brief(exchange("1", "check", {}, `41 findings:\n${lines(80)}`))[2]), "41 findings:\n[80 more lines were here]");
  });

  test("of calls in text the blocks go, and their results too", () => {
    const said = `I write it.\nWRITE src/a.ts\n\`\`\`ts\n${lines(90)}\n\`\`\`\nEDIT src/b.ts\n<<<<<<< SEARCH\n${lines(40)}\n=======\n>>>>>>> REPLACE`;
    const firstResults = `--- write\nsrc/a.ts was created.\n--- read\n=== src/b.ts, 90 lines ===\n${lines(90)}\n--- check\n3 findings:\n${lines(90)}`;
    const [, answer, results] = brief([
      { role: "assistant", text: said },
      { role: "user", text: firstResults },
    ]);
    const note = (count: number) => `[${count} lines of a file were given here; read it again if you need it]`;
    assert.deepEqual(answer, {
      role: "assistant",
      text: `I write it.\nWRITE src/a.ts\n\`\`\`ts\n${note(90)}\n\`\`\`\nEDIT src/b.ts\n<<<<<<< SEARCH\n${note(41)}\n>>>>>>> REPLACE`,
    });
    assert.deepEqual(results, {
      role: "user",
      text: "--- write\nsrc/a.ts was created.\n--- read\n[src/b.ts, 90 lines, was shown here; read it again if you need it]\n--- check\n3 findings:\n[90 more lines were here]",
    });
  });
});

describe("a leap", () => {
  const budget = { characters: 20_000 };
  const old = ["1", "2", "3", "4", "5"].flatMap((id) => read(id, `src/f${id}.ts`, 200));

  test("makes half of the budget free, oldest first, and leaves the first message and the last four exchanges", () => {
    const history = [first, ...old, ...recent, ...read("9", "src/last.ts", 100)];
    const compacted = compact(history, budget);
    assert.equal(compacted.length, history.length);
    assert.deepEqual(compacted[0], first);
    assert.deepEqual(compacted.slice(-8), history.slice(-8));
    assert.ok(charactersOfAll(compact([first, ...old], budget)) <= budget.characters);
  });

  test("keeps the last pictures and those of the first message", () => {
    const shown = (text: string): ModelMessage => ({ role: "user", text, pictures: [picture, picture] });
    const history = [first, ...read("1", "src/a.ts", 10), shown("one"), ...read("2", "src/b.ts", 10), shown("two")];
    const pictures = compact(history, budget).map((message) => (message.role === "user" ? (message.pictures?.length ?? 0) : 0));
    assert.deepEqual(pictures, [1, 0, 0, 0, 0, 0, 2]);
    assert.deepEqual(compact(history, budget)[3], { role: "user", text: "one\n[2 pictures were here]" });
  });

  test("takes out whole results where nothing else helps, the oldest first, and keeps the newest whole", () => {
    const newest = read("3", "src/c.ts", 600);
    const compacted = compact([first, ...read("1", "src/a.ts", 600), ...read("2", "src/b.ts", 10), ...newest], budget);
    assert.ok(charactersOfAll(compacted) <= budget.characters);
    const [, , oldest, , small] = compacted.map((message) => (message.role === "tool" ? (message.results[0]?.text ?? "") : ""));
    assert.equal(oldest, "[src/a.ts, 600 lines, was shown here; read it again if you need it]");
    assert.equal(small, read("2", "src/b.ts", 10)[1]?.role === "tool" ? `=== src/b.ts, 10 lines ===\n${lines(10)}` : "");
    assert.deepEqual(compacted.slice(-2), newest);
  });

  test("of a newest exchange that is too long itself, results are taken out whole, the last one last", () => {
    const results = ["a", "b", "c"].map((id) => ({ id, name: "read", text: `=== src/${id}.ts, 450 lines ===\n${lines(450)}` }));
    const calls = results.map(({ id }) => ({ id, name: "read", input: { paths: [`src/${id}.ts`] } }));
    const compacted = compact([first, { role: "assistant", text: "", calls }, { role: "tool", results }], budget);
    const [, , newest] = compacted;
    const texts = newest?.role === "tool" ? newest.results.map(({ text }) => text) : [];
    assert.match(texts[0] ?? "", /^\[This result had \d+ characters, more than there is room for: ask for less at once\]$/);
    assert.equal(texts[2], results[2]?.text);
  });

  test("leaves out the oldest exchanges of a very long conversation, and says how many", () => {
    const history = [
      first,
      ...Array.from({ length: 400 }, (_, index) => exchange(`${index}`, "check", {}, `nothing wrong ${index}`)).flat(),
    ];
    const compacted = compact(history, budget);
    assert.ok(charactersOfAll(compacted) <= budget.characters);
    const answers = compacted.filter(({ role }) => role === "assistant").length;
    assert.deepEqual(compacted[1], { role: "user", text: `[${400 - answers} earlier answers and what came of them were left out here]` });
    assert.equal(compacted[2]?.role, "assistant");
    assert.ok(answers >= 50);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant("read" as const), count: fc.nat(300) }),
  fc.record({ kind: fc.constant("write" as const), count: fc.nat(300) }),
  fc.record({ kind: fc.constant("talk" as const), count: fc.nat(60) }),
  fc.record({ kind: fc.constant("pictures" as const), count: fc.nat(3) }),
);
const histories = fc.array(step, { maxLength: 40 }).map((steps) => [
  first,
  ...steps.flatMap(({ kind, count }, index): ModelMessage[] => {
    if (kind === "read") return read(`${index}`, `src/f${index}.ts`, count);
    if (kind === "write") return write(`${index}`, `src/f${index}.ts`, count);
    if (kind === "talk")
      return [
        { role: "assistant", text: lines(count) },
        { role: "user", text: `--- check\n${lines(count)}` },
      ];
    return [
      ...exchange(`${index}`, "try", {}, "ok"),
      { role: "user", text: "Seen.", pictures: Array.from({ length: count }, () => picture) },
    ];
  }),
]);
/** What cannot be shortened: the first message, pictures, and the beginnings and ends of recent messages. */
const roomOf = (history: readonly ModelMessage[]): number => {
  const pictures = history.map((message) => (message.role === "user" ? charactersOfAll([message]) - message.text.length : 0));
  return charactersOfAll([first]) + Math.max(...pictures) + 10_000;
};
const budgets = fc.integer({ min: 14_000, max: 120_000 });

describe("whatever the conversation", () => {
  const check = (holds: (history: ModelMessage[], characters: number) => void) =>
    fc.assert(fc.property(histories, budgets, holds), { numRuns: 300 });

  test("one more message is one more message, unless the budget was exceeded; then half or so is free", () => {
    check((history, characters) => {
      for (let length = 0; length < history.length; length += 1) {
        const before = compact(history.slice(0, length), { characters });
        const grown = [...before, ...history.slice(length, length + 1)];
        const after = compact(history.slice(0, length + 1), { characters });
        if (charactersOfAll(grown) <= characters) assert.deepEqual(after, grown);
        else if (characters > roomOf(history)) assert.ok(charactersOfAll(after) <= characters);
      }
    });
  });

  test("what fits is returned as it is, and nothing that is given is changed", () => {
    check((history, characters) => {
      const copy = structuredClone(history);
      const compacted = compact(history, { characters });
      if (charactersOfAll(history) <= characters) assert.deepEqual(compacted, history);
      assert.deepEqual(history, copy);
      assert.deepEqual(compacted[0], first);
    });
  });

  test("it fits, where its pictures let it", () => {
    check((history, characters) => {
      if (characters > roomOf(history)) assert.ok(charactersOfAll(compact(history, { characters })) <= characters);
    });
  });

  test("every call is still answered by the message after it", () => {
    check((history, characters) => {
      const compacted = compact(history, { characters });
      for (const [index, message] of compacted.entries()) {
        const next = compacted[index + 1];
        if (message.role === "tool") assert.equal(compacted[index - 1]?.role, "assistant");
        if (message.role !== "assistant" || message.calls === undefined) continue;
        assert.deepEqual(
          next?.role === "tool" && next.results.map(({ id }) => id),
          message.calls.map(({ id }) => id),
        );
      }
    });
  });
});
