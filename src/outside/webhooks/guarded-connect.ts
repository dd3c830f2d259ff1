// The address is judged where the connection is made, because nothing before that is binding: a name may answer otherwise
// a moment later, and a literal is never looked up. So the literal, every answer of the resolver and the peer of the open
// socket all have to be admitted.
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { admitsAddress } from "./admits-address.ts";
import { plainHost } from "./is-forbidden-host.ts";

/** Finds every address of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

/** What is refused here, in a sentence for the owner of the address. It does not say which address a name led to. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";

  constructor() {
    super("The address leads to this machine or to a private network, to which nothing is sent.");
  }
}

/** Asks the machine's resolver, in its own order. */
export const systemResolve: Resolve = (name) => lookup(name, { all: true, verbatim: true });

/** A way to connect that refuses with `ForbiddenAddress` whatever is not admitted. */
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
