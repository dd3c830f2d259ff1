// A client of the 2026-07-28 revision sends its capabilities with every request.
import { CLIENT_CAPABILITIES_META_KEY } from "@modelcontextprotocol/server";
import type { ServerContext } from "@modelcontextprotocol/server";
import { z } from "zod";

/** The tasks extension (SEP-2663). */
export const TASKS = "io.modelcontextprotocol/tasks";

const Capabilities = z.object({
  extensions: z.record(z.string(), z.unknown()).optional(),
  elicitation: z.object({ form: z.unknown().optional(), url: z.unknown().optional() }).optional(),
});
type Capabilities = z.infer<typeof Capabilities>;
const Declared = z.object({ [CLIENT_CAPABILITIES_META_KEY]: Capabilities });

/** Whether the client of this request supports tasks. */
export function takesTasks(ctx: ServerContext): boolean {
  return capabilitiesOf(ctx).extensions?.[TASKS] !== undefined;
}

/** Whether the client of this request can show a form to its user. An empty capability means forms, as before modes existed. */
export function showsForms(ctx: ServerContext): boolean {
  const { elicitation } = capabilitiesOf(ctx);
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

function capabilitiesOf({ mcpReq }: ServerContext): Capabilities {
  const capabilities = Declared.safeParse(mcpReq.envelope);
  return capabilities.success ? capabilities.data[CLIENT_CAPABILITIES_META_KEY] : {};
}
