// The receivers, in a process of their own: every path is one, and the path /hanging never answers. Tells its port first,
// and then, whenever it is asked, what has come since.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A message that came: which path, which event, and when, in milliseconds since 1970. */
export interface Receipt {
  path: string;
  id: string;
  at: number;
}

let receipts: Receipt[] = [];
const server = createServer((request, response) => {
  const { url: path = "", headers } = request;
  receipts.push({ path, id: String(headers["webhook-id"]), at: performance.timeOrigin + performance.now() });
  request.resume();
  if (path !== "/hanging") request.on("end", () => response.writeHead(204).end());
});
server.listen(0, "127.0.0.1", () => {
  // A server that listens on an interface has an address of this kind.
  process.send?.((server.address() as AddressInfo).port);
});
process.on("message", () => {
  process.send?.(receipts);
  receipts = [];
});
process.on("disconnect", () => process.exit(0));
