/** Prints a result to standard output: with `--json` the data, else the text. */
export function printResult({ json }: { json?: boolean | undefined }, { data, text }: { data: unknown; text: string }): void {
  process.stdout.write(json === true ? `${JSON.stringify(data, null, 2)}\n` : text === "" ? "" : `${text}\n`);
}

/** Prints something for the user, which is not part of the result. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
