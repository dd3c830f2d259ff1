import { changeBlueprint, describeReading, planChecks, readPrompt, writeProject } from "@atelier/blueprint";

const PROMPT = "A reading list of books with title, author, rating and date, with a search and a chart";

/** Builds a sample app, so that the libraries initialize before the first build: it would block the event loop for a fifth of a second. */
export function warmUp(): void {
  const reading = readPrompt({ text: PROMPT, answers: [] });
  if (reading.outcome === "questions") return;
  describeReading(reading);
  changeBlueprint(reading.blueprint, "Make it green and add a page for notes");
  writeProject(reading.blueprint);
  planChecks(reading.blueprint);
}
