// A process that answers every request immediately and does nothing else. Its response time is how long the machine makes
// every process wait, whatever the service does.
import { createServer } from "node:http";

const server = createServer((_request, response) => response.end("ok"));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address !== null ? address.port : 0);
});
process.on("disconnect", () => process.exit());
