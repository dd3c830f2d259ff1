import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Refusal } from "../port.ts";

/** Converts a refusal to a protocol error, for resources and tasks. */
export function protocolError({ kind, message }: Refusal): ProtocolError {
  return new ProtocolError(kind === "unavailable" ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams, message);
}
