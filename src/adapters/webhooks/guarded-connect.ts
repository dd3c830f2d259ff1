// The address is checked when the connection is made, because no earlier check is binding: a name may resolve
// differently a moment later, and an IP literal is never resolved. So the literal, every address that the resolver
// returns and the peer of the open socket must all be allowed.
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { admitsAddress } from "./admits-address.ts";
import { plainHost } from "./is-forbidden-host.ts";

/** Resolves all addresses of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

/** A rejected address, as a sentence for its owner. It does not say which address a name resolved to. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";

  constructor() {
    super("The address leads to this machine or to a private network, to which nothing is sent.");
  }
}

/** Uses the machine's resolver, in its own order. */
export const systemResolve: Resolve = (name) => lookup(name, { all: true, verbatim: true });

/** A connect function that rejects forbidden addresses with `ForbiddenAddress`. */
export function guardedConnect({
  resolve,
  allowed,
  timeoutMilliseconds,
}: {
  resolve: Resolve;
  allowed: readonly string[];
  timeoutMilliseconds: number;
}): buildConnector.connector {
  const admits = (address: string) => admitsAddress(address, allowed);
  const guardedLookup: LookupFunction = (name, options, answer) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined) return answer(new Error("the name has no address"), "");
        if (!found.every(({ address }) => admits(address))) return answer(new ForbiddenAddress(), "");
        return options.all === true ? answer(null, found) : answer(null, first.address, first.family);
      },
      (error: Error) => answer(error, ""),
    );
  };
  const connect = buildConnector({ lookup: guardedLookup, timeout: timeoutMilliseconds });
  return (options, callback) => {
    const host = plainHost(options.hostname);
    if (isIP(host) !== 0 && !admits(host)) return callback(new ForbiddenAddress(), null);
    connect(options, (error, socket) => {
      if (error !== null) return callback(error, null);
      if (socket.remoteAddress !== undefined && admits(socket.remoteAddress)) return callback(null, socket);
      socket.destroy();
      return callback(new ForbiddenAddress(), null);
    });
  };
}
