// The load, the waiting clients and the bare route run in their own processes, so that their cost is not attributed to
// the service. Each receives plans and returns results.
import { fork } from "node:child_process";
import { on, once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of the benchmark. `send` sends it a plan, `receive` returns its next message, `stop` ends it. */
export interface Child<Plan extends object> {
  send(plan: Plan): void;
  receive<Message>(): Promise<Message>;
  stop(): Promise<void>;
}

/** Starts a file of this folder in its own process. `receive` throws if the process ends before it is stopped. */
export function startChild<Plan extends object>(file: string): Child<Plan> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: "advanced" });
  const ended = once(child, "exit");
  const messages = on(child, "message", { close: ["exit"] });
  return {
    send: (plan) => void child.send(plan),
    receive: async () => {
      const { value, done } = await messages.next();
      if (done === true) throw new Error(`the process of bench/api/load/${file} ended before it reported a result`);
      return messageOf(value);
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

// Both ends of the channel are files of this folder, which type their messages.
function messageOf<Message>(value: unknown): Message {
  const [message] = value as [Message];
  return message;
}
