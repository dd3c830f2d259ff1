import type { Operation } from "@atelier/sdk";

/** Shows how far a build is. `end` leaves the line as it is. */
export interface Progress {
  update(operation: Operation): void;
  end(): void;
}

/** Progress on standard error: one line that is rewritten in a terminal, else a line for each stage. */
export function openProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shown = "";
  const write = ({ stage, progress, operationStatus }: Operation) => {
    if (operationStatus !== "running") return;
    const line = `${bar(progress)} ${String(progress).padStart(3)} %  ${stage}`;
    if (stream.isTTY) stream.write(`\r${line}\u001b[K`);
    else if (stage !== shown) stream.write(`${line}\n`);
    shown = stage;
  };
  return {
    update: write,
    end: () => {
      if (stream.isTTY && shown !== "") stream.write("\r\u001b[K");
      shown = "";
    },
  };
}

function bar(progress: number): string {
  const full = Math.round(progress / 5);
  return "█".repeat(full) + "░".repeat(20 - full);
}
