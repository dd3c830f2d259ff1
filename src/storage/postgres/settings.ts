// Tuned for one service on a small machine: little memory, few processes, and PostgreSQL's default durability. Errors
// in our own statements are returned to us, so its log covers only the server itself.

/** The settings of the private server, beside those that name its folders. */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "",
  port: "5432",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "64MB",
  work_mem: "8MB",
  maintenance_work_mem: "32MB",
  effective_cache_size: "512MB",
  random_page_cost: "1.1",
  io_method: "sync",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  min_wal_size: "32MB",
  max_wal_size: "256MB",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  log_min_messages: "log",
};
