/** What `atelier login` asks for in the address of its page; a part that is missing or malformed is null. */
export interface CliRequest {
  /** The port on this machine at which the command waits. */
  port: number | null;
  state: string | null;
  challenge: string | null;
  /** What the command calls this machine. */
  name: string | null;
}

/** Reads the address. */
export function readCliRequest(search: Record<string, unknown>): CliRequest {
  const port = Number(search["port"]);
  return {
    port: Number.isInteger(port) && port >= 1_024 && port <= 65_535 ? port : null,
    state: readText(search["state"], /^[\w-]{20,100}$/),
    challenge: readText(search["challenge"], /^[\w-]{43}$/),
    name: readText(search["name"], /^[\p{L}\p{N} ._()-]{1,60}$/u),
  };
}

/** The address at which the command waits: always on this machine, whatever the page's address says. */
export function backToCli({ port, state }: { port: number; state: string }, outcome: { code: string } | { error: string }): string {
  return `http://127.0.0.1:${port}/callback?${new URLSearchParams({ ...outcome, state }).toString()}`;
}

function readText(value: unknown, form: RegExp): string | null {
  // The router reads a parameter of digits as a number.
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
  return form.test(text) ? text : null;
}
