import { releaseMemory } from "../lib/process/release-memory.ts";
import { changeBlueprint, describeReading, planChecks, readPrompt, writeProject } from "@atelier/blueprint";

const PROMPT = "A reading list of books with title, author, rating and date, with a search and a chart";

/** Prompts that need the dictionary with its suggestions, the language detector, and the confidence in a subject. */
const HARD_PROMPTS = [
  "a recpie app wiht ingrediants and ratngs",
  "Eine Vereinsverwaltung mit Mitgliedern und Beiträgen",
  "swap duty shifts among the nurses",
];

/**
 * Builds a sample app, so that the libraries initialize before the first build: it would block the event loop for a fifth of a
 * second. Their tables are read from texts four times as large, whose memory is given back.
 */
export function warmUp(): void {
  for (const text of HARD_PROMPTS) readPrompt({ text, answers: [] });
  const reading = readPrompt({ text: PROMPT, answers: [] });
  if (reading.outcome === "blueprint") {
    describeReading(reading);
    changeBlueprint(reading.blueprint, "Make it green and add a page for notes");
    writeProject(reading.blueprint);
    planChecks(reading.blueprint);
  }
  releaseMemory();
}
