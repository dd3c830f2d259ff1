import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "./command.ts";
import { readCommand } from "./read-command.ts";

const read = (...given: string[]) => {
  const found = readCommand(given);
  return found.kind === "command"
    ? [nameOf(found.command), found.words, found.options]
    : found.kind === "mistake"
      ? found.message
      : found.kind;
};

test("options are read with an equals sign or a space, before and after the words", () => {
  const wanted = [["ada@example.test", "ci"], { scopes: "projects:read", days: "30" }];
  for (const given of [
    ["keys", "make", "ada@example.test", "ci", "--scopes=projects:read", "--days=30"],
    ["--scopes", "projects:read", "keys", "make", "ada@example.test", "ci", "--days", "30"],
  ]) {
    assert.deepEqual(read(...given).slice(1), wanted);
  }
});

test("a negative amount is a word", () => {
  assert.deepEqual(read("account", "credits", "ada@example.test", "-51"), ["account credits", ["ada@example.test", "-51"], {}]);
});

test("help, an unknown command, missing words, and options that a command does not take are answered with a sentence", () => {
  const message = (...given: string[]): string => {
    const found = readCommand(given);
    return found.kind === "mistake" ? found.message : found.kind;
  };
  for (const help of [[], ["--help"], ["-h"], ["keys", "make", "--help"], ["help"]]) assert.equal(message(...help), "help");
  assert.equal(message("burn", "it"), 'There is no command "burn it". npm run admin lists those there are.');
  assert.match(message("keys", "make"), /^It is called like this: npm run admin -- keys make <email> <name>/);
  const named = ["keys", "make", "ada@example.test", "ci"];
  assert.match(
    message(...named, "--color=red"),
    /^The option --color is not one of "keys make", which takes --scopes=…, --form=…, --days=…\.$/,
  );
  assert.match(message(...named, "--scopes"), /^The option --scopes needs a value: --scopes=…\.$/);
});
