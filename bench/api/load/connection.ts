// A minimal HTTP connection for the load: sends prepared bytes, and reads only the status and length of a response. The
// load takes processor time from the service when both share a machine's cores, so it must be cheap.
import { connect } from "node:net";

/** A response: its status, 0 if the connection was lost, and its full text. */
export interface WireAnswer {
  status: number;
  text: string;
}

/** An open connection for sequential requests. */
export interface Connection {
  ask(request: string): Promise<WireAnswer>;
  close(): void;
}

const HEAD_END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: *(\d+)/i;

/** Connects to a port of this machine. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true }).setEncoding("latin1");
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let answer: (answer: WireAnswer) => void = () => undefined;
  let received = "";
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (!isWhole(received)) return;
    const text = received;
    received = "";
    answer({ status: Number(text.slice(9, 12)), text });
  });
  const lose = (error?: Error) => answer({ status: 0, text: `the connection was lost ${error?.message ?? ""}` });
  socket.on("error", lose).on("end", lose);
  return {
    ask: (request) =>
      new Promise((resolve) => {
        answer = resolve;
        socket.write(request, "latin1");
      }),
    close: () => void socket.destroy(),
  };
}

function isWhole(received: string): boolean {
  const head = received.indexOf(HEAD_END);
  if (head < 0) return false;
  const length = Number(LENGTH.exec(received.slice(0, head))?.[1] ?? 0);
  return received.length >= head + HEAD_END.length + length;
}
