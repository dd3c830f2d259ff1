// The load, the clients that wait and the bare route are processes of their own, so that what they cost is theirs and not
// the service's. Each is given plans, and tells what came of them.
import { fork } from "node:child_process";
import { on, once } from "node:events";
import { fileURLToPath } from "node:url";

/** A process of the bench. `tell` gives it a plan, `heard` is the next thing that it tells. It ends with `stop`. */
export interface Child<Plan extends object> {
  tell(plan: Plan): void;
  heard<Told>(): Promise<Told>;
  stop(): Promise<void>;
}

/** Starts a file of this folder in a process of its own. A process that ends before it is stopped makes `heard` throw. */
export function startChild<Plan extends object>(file: string): Child<Plan> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { serialization: "advanced" });
  const ended = once(child, "exit");
  const messages = on(child, "message", { close: ["exit"] });
  return {
    tell: (plan) => void child.send(plan),
    heard: async () => {
      const { value, done } = await messages.next();
      if (done === true) throw new Error(`the process of bench/api/load/${file} ended before it had told what came of its plan`);
      return told(value);
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

// Both ends of the channel are files of this folder, and what they tell is typed there.
function told<Told>(value: unknown): Told {
  const [message] = value as [Told];
  return message;
}
