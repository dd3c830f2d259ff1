// A blueprint that the tests write out: a table with references, figures and charts, in named colours.
import { readData } from "../knowledge/data/data-files.ts";
import { Blueprint } from "../schema/blueprint.ts";

/** Invoices with clients, figures and charts, in named colours. */
export const invoices = readData("examples/invoices.json", Blueprint);
