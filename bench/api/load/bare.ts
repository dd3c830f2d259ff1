// The baseline: plain Fastify and driver, with one read by primary key. No key is checked, nothing is counted, and the
// row is sent unchanged. `/still` responds without a database: the maximum that the load itself can send.
import Fastify from "fastify";
import pg from "pg";

/** The database to read, and the number of connections. */
export interface BarePlan {
  connectionString: string;
  poolSize: number;
}

/** Sent when the route is listening. */
export interface BareListening {
  port: number;
}

async function listen({ connectionString, poolSize }: BarePlan): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: poolSize, keepAlive: true });
  const bare = Fastify();
  const readOne = async (id: string) => {
    const { rows } = await pool.query({ name: "operation", text: "select * from operations where id = $1", values: [id] });
    return rows[0];
  };
  bare.get<{ Params: { id: string } }>("/operations/:id", (request) => readOne(request.params.id));
  const still = { still: "x".repeat(800) };
  bare.get("/still", (_request, reply) => reply.send(still));
  const address = await bare.listen({ port: 0, host: "127.0.0.1" });
  process.send?.({ port: Number(new URL(address).port) } satisfies BareListening);
}

process.on("message", (plan: BarePlan) => void listen(plan));
process.on("disconnect", () => process.exit());
