// Clients that wait for news, in a process of its own: each with a connection of its own, all of them with one request
// under way. It says when all have asked, and then when each of them was answered.
import { openConnection } from "./connection.ts";

/** Who waits: one connection for each request. */
export interface WaitersPlan {
  port: number;
  requests: readonly string[];
}

/** All have asked. */
export interface WaitersAsked {
  asked: number;
}

/** When each was answered, in milliseconds since 1970; `wrong` is the first answer that was not 200. */
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
