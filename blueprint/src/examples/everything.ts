// A blueprint that the tests write out: every type of field, required and not, every capability, names that are words
// of the language or of the browser, and words that would do harm if any of them ever became code or markup.
import { readData } from "../knowledge/data/data-files.ts";
import { Blueprint } from "../schema/blueprint.ts";

/** Everything at once. */
export const everything = readData("examples/everything.json", Blueprint);
