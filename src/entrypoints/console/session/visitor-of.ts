import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Visitor } from "../../../domain/accounts/sessions/visitor.ts";

/** The client of a request. Behind trusted proxies, it is the last address in `X-Forwarded-For` that is not one of them. */
export function visitorOf(request: IncomingMessage, trustedProxies: readonly string[]): Visitor {
  const trusted = blockListOf(trustedProxies);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const hops = [...forwarded.map((text) => text.trim()), request.socket.remoteAddress ?? ""].filter((text) => isIP(text) !== 0);
  const address = hops.toReversed().find((hop) => !isIn(trusted, hop)) ?? hops[0] ?? "";
  return { address, agent: request.headers["user-agent"] ?? "" };
}

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

// The operator's list does not change while the service runs.
const made = new WeakMap<readonly string[], BlockList>();

function blockListOf(networks: readonly string[]): BlockList {
  const known = made.get(networks);
  if (known !== undefined) return known;
  const list = new BlockList();
  made.set(networks, list);
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits), family);
  }
  return list;
}
