// Waiting clients in their own process: each with its own connection and one pending request. Reports when all requests
// are sent, and then when each got its response.
import { openConnection } from "./connection.ts";

/** The waiting clients: one connection for each request. */
export interface WaitersPlan {
  port: number;
  requests: readonly string[];
}

/** All requests are sent. */
export interface WaitersAsked {
  asked: number;
}

/** The time of each response, in milliseconds since 1970; `wrong` is the first one that was not 200. */
export interface WaitersAnswered {
  answeredAt: number[];
  wrong: string | null;
}

const CONNECTING_AT_ONCE = 100;

async function waitAll({ port, requests }: WaitersPlan): Promise<void> {
  const connections = [];
  while (connections.length < requests.length) {
    const group = requests.slice(connections.length, connections.length + CONNECTING_AT_ONCE);
    connections.push(...(await Promise.all(group.map(() => openConnection(port)))));
  }
  let wrong: string | null = null;
  const answers = connections.map(async (connection, index) => {
    const { status, text } = await connection.ask(requests[index] ?? "");
    const answeredAt = Date.now();
    if (status !== 200) wrong ??= text;
    return answeredAt;
  });
  process.send?.({ asked: answers.length } satisfies WaitersAsked);
  const answeredAt = await Promise.all(answers);
  process.send?.({ answeredAt, wrong } satisfies WaitersAnswered);
  for (const connection of connections) connection.close();
}

process.on("message", (plan: WaitersPlan) => void waitAll(plan));
process.on("disconnect", () => process.exit());
