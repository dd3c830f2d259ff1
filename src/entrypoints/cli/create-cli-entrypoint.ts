// The end of `atelier login`: `POST /cli/key` exchanges the code that the browser brought for a key. No browser calls it, so
// that it allows no origin.
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Visitor } from "../../domain/accounts/sessions/visitor.ts";
import type { AppContext } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import { exchangeCliCode } from "../../domain/keys/exchange-cli-code.ts";
import type { KeyContract } from "../../domain/keys/key-format.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { stackOf } from "../../storage/error-causes.ts";

const PATH = "/cli/key";
const BODY_BYTES_MAX = 4_096;

const Exchange = z.strictObject({
  code: z.string().min(1).max(100),
  verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  name: z.string().trim().min(1).max(100),
});

/** Dependencies of the entrypoint. */
export interface CliOptions {
  ctx: AppContext;
  /** The form of the keys that are issued; every API root accepts all of them. */
  form: KeyContract;
  visitorOf: (request: IncomingMessage) => Visitor;
}

/** The entrypoint. `owns` returns whether a path belongs to it. */
export interface CliEntrypoint {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** Creates the entrypoint of the command line. */
export function createCliEntrypoint({ ctx, form, visitorOf }: CliOptions): CliEntrypoint {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== "POST") return refuse(response, 405, { message: "A code is exchanged with POST.", headers: { Allow: "POST" } });
    const given = Exchange.safeParse(await readBody(request));
    if (!given.success) return refuse(response, 400, { message: "Send code, verifier and name as JSON of at most 4 kB." });
    const { key, email } = await exchangeCliCode(ctx, { ...given.data, form, visitor: visitorOf(request) });
    end(response, 200, { key, email });
  };
  return {
    owns: ({ url }) => (url ?? "/").split(/[?#]/, 1)[0] === PATH,
    handle: (request, response) =>
      void answer(request, response).catch((error: unknown) => {
        if (response.headersSent) return void response.destroy();
        if (error instanceof ServiceError) return refuse(response, ...refusalOf(error));
        ctx.log.error({ error: stackOf(error) }, "a code could not be exchanged");
        refuse(response, 500, { message: "Something went wrong on our side. Try again in a moment." });
      }),
  };
}

interface Refused {
  message: string;
  headers?: Record<string, string>;
}

function refusalOf(error: ServiceError): [status: number, refused: Refused] {
  const { message, facts } = error;
  if (!("retryAfterSeconds" in facts)) return [400, { message }];
  return [429, { message, headers: { "Retry-After": String(facts.retryAfterSeconds) } }];
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request) {
    if (!(piece instanceof Uint8Array)) return null;
    bytes += piece.byteLength;
    if (bytes > BODY_BYTES_MAX) return null;
    pieces.push(piece);
  }
  const read = attemptSync<unknown>(() => JSON.parse(Buffer.concat(pieces).toString("utf8")));
  return read.ok ? read.value : null;
}

function refuse(response: ServerResponse, status: number, { message, headers = {} }: Refused): void {
  end(response, status, { error: message }, headers);
}

function end(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(`${JSON.stringify(body)}\n`);
}
