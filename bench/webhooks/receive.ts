// The receivers, in their own process: every path is one, and the path /hanging never responds. Sends its port first,
// and then, on request, the messages since the last request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A received message: its path, its event, and its time in milliseconds since 1970. */
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
  // A server listening on an interface has an address of this type.
  process.send?.((server.address() as AddressInfo).port);
});
process.on("message", () => {
  process.send?.(receipts);
  receipts = [];
});
process.on("disconnect", () => process.exit(0));
