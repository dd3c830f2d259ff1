// Words that are restricted to one place. The environment is read once; the network is used in two modules; time comes
// from the clock, so that a test can set it; contract letters stay with the contracts.
import type { Node } from "oxc-parser";
import type { Violation } from "./violation.ts";
import { isTest } from "../source/read-sources.ts";
import type { SourceFile } from "../source/source-file.ts";
import { visit } from "../source/visit.ts";

interface WordRule {
  /** Returns the node's name if it is the restricted word, otherwise null. */
  finds: (node: Node) => string | null;
  /** Folders (ending in `/`) and files that the rule checks, and those in which the word is allowed. */
  within: readonly string[];
  home: readonly string[];
  fix: string;
}

const everywhere = ["src/", "blueprint/src/"];

const rules: WordRule[] = [
  {
    finds: (node) => (isMember(node, "process", "env") ? "process.env" : null),
    within: everywhere,
    home: ["src/config.ts"],
    fix: "add a setting to src/config.ts and take it as an argument",
  },
  {
    finds: (node) => (isCallOf(node, "fetch") ? "fetch()" : null),
    within: everywhere,
    home: ["src/adapters/", "src/workshop/"],
    fix: "use the network in src/adapters, and take the adapter as an argument",
  },
  {
    finds: readsTime,
    within: everywhere,
    home: ["src/lib/clock.ts"],
    fix: "take the clock of src/lib/clock.ts, or the time, as an argument",
  },
  {
    finds: (node) => (node.type === "Literal" && isContractLetter(node.value) ? `the contract letter "${node.value}"` : null),
    within: ["src/"],
    home: ["src/entrypoints/http/contracts/", "src/config.ts"],
    fix: "let the contract render its own difference, or name the difference by what it is",
  },
  {
    finds: (node) => (isMember(node, "Math", "random") ? "Math.random" : null),
    within: ["blueprint/src/"],
    home: [],
    fix: "derive it from the prompt: the same prompt gives the same bytes",
  },
  {
    finds: statusCode,
    within: ["src/domain/", "src/pipeline/", "src/generators/", "src/storage/"],
    home: [],
    fix: "throw a ServiceError of a kind, and let the contract's error table choose the status",
  },
];

/** Reports every restricted word outside of its place, except in tests. */
export function checkWords(files: readonly SourceFile[]): Violation[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap((file) => {
      const applied = rules.filter((rule) => isIn(file.path, rule.within) && !isIn(file.path, rule.home));
      const violations: Violation[] = [];
      visit(file.program, (node) => {
        for (const { finds, fix } of applied) {
          const word = finds(node);
          if (word !== null)
            violations.push({ file: file.path, line: file.lineOf(node.start), message: `${word} is not allowed here`, fix });
        }
      });
      return violations;
    });
}

function isIn(path: string, places: readonly string[]): boolean {
  return places.some((place) => (place.endsWith("/") ? path.startsWith(place) : path === place));
}

function isMember(node: Node, object: string, property: string): boolean {
  if (node.type !== "MemberExpression" || node.computed) return false;
  return node.object.type === "Identifier" && node.object.name === object && node.property.name === property;
}

function isCallOf(node: Node, name: string): boolean {
  if (node.type !== "CallExpression") return false;
  return (node.callee.type === "Identifier" && node.callee.name === name) || isMember(node.callee, "globalThis", name);
}

function readsTime(node: Node): string | null {
  if (isMember(node, "Date", "now")) return "Date.now";
  const isNow = node.type === "NewExpression" && node.arguments.length === 0;
  return isNow && node.callee.type === "Identifier" && node.callee.name === "Date" ? "new Date()" : null;
}

function isContractLetter(value: unknown): boolean {
  return value === "a" || value === "b" || value === "c";
}

function statusCode(node: Node): string | null {
  if (node.type !== "Property" || node.key.type !== "Identifier" || !/^(status|statusCode|httpStatus)$/.test(node.key.name)) return null;
  const isStatus = node.value.type === "Literal" && typeof node.value.value === "number" && node.value.value >= 100;
  return isStatus ? "an HTTP status" : null;
}
