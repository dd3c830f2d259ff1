// `atelier`: the command line of a service. Results go to standard output, everything else to standard error, so that a
// result can be piped; the exit code says how it ended (`exit-codes.ts`).
import { createProgram } from "./create-program.ts";
import { run } from "./run.ts";

process.exitCode = await run(createProgram(), process.argv.slice(2));
