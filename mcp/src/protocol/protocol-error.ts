import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Refusal } from "../port.ts";

/** A refusal where the protocol knows errors only, such as for resources and tasks. */
export function protocolError({ kind, message }: Refusal): ProtocolError {
  return new ProtocolError(kind === "unavailable" ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams, message);
}
