// A separate process for `same-bytes.test.ts`: it reads a JSON array of prompts from its standard input, and prints a
// JSON object with the hash of everything generated from each of them.
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { planChecks, readPrompt, writeProject } from "@atelier/blueprint";
import { z } from "zod";

const prompts = z.array(z.string()).parse(JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify(Object.fromEntries(prompts.map((prompt) => [prompt, hashWritten(prompt)]))));

/** The hash of the parsed prompt, of every file with its path, and of the checks. */
function hashWritten(prompt: string): string {
  const reading = readPrompt({ text: prompt, answers: [] });
  const written = reading.outcome === "blueprint" ? [[...writeProject(reading.blueprint)], planChecks(reading.blueprint)] : [];
  return createHash("sha256")
    .update(JSON.stringify([reading, written]))
    .digest("hex");
}
