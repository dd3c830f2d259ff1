// A single listening connection. It can be lost at any time, so notifications are only hints; after reconnecting, its
// owner is called and reads what it may have missed. The driver's callbacks pass errors as values.
import pg from "pg";

const RETRY_FIRST_MILLISECONDS = 50;
const RETRY_MOST_MILLISECONDS = 5_000;
const ALIVE = { keepAlive: true, query_timeout: 10_000, connectionTimeoutMillis: 10_000, application_name: "atelier listen" };

/** Where to listen, and the callbacks. `onListening` is called after every (re)connection, `onLost` once per lost one. */
export interface ListenOptions {
  connection: pg.ClientConfig;
  channel: string;
  onMessage(payload: string): void;
  onListening(): void;
  onLost(error: Error): void;
}

/** A listening connection that reconnects when it is lost. */
export class Listener {
  readonly #options: ListenOptions;
  #client: pg.Client | null = null;
  #listening = false;
  #closed = false;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;

  /** Starts listening, until closed. */
  constructor(options: ListenOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Runs a query on the listening connection; null if it is not connected or is lost meanwhile. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[] | null> {
    const client = this.#client;
    if (client === null || !this.#listening) return null;
    return new Promise((resolve) => {
      client.query<Row>(text, values, (error: Error | null, result) => {
        if (error) this.#lose(client, error);
        resolve(error ? null : result.rows);
      });
    });
  }

  /** Closes the connection without reconnecting. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#client?.end(() => undefined);
    this.#client = null;
  }

  #connect(): void {
    const client = new pg.Client({ ...ALIVE, ...this.#options.connection });
    this.#client = client;
    client.on("error", (error) => this.#lose(client, error));
    client.on("end", () => this.#lose(client, new Error("the database closed the listening connection")));
    client.on("notification", ({ payload }) => this.#options.onMessage(payload ?? ""));
    const listening = (error: Error | null) => (error ? this.#lose(client, error) : this.#begin());
    client.connect((error: Error | null) =>
      error ? this.#lose(client, error) : client.query(`listen ${this.#options.channel}`, listening),
    );
  }

  #begin(): void {
    this.#failures = 0;
    this.#listening = true;
    this.#options.onListening();
  }

  #lose(client: pg.Client, error: Error): void {
    if (client !== this.#client || this.#closed) return;
    this.#client = null;
    this.#listening = false;
    client.end(() => undefined);
    this.#options.onLost(error);
    this.#retry = setTimeout(() => this.#connect(), Math.min(RETRY_FIRST_MILLISECONDS * 2 ** this.#failures, RETRY_MOST_MILLISECONDS));
    this.#failures += 1;
  }
}
