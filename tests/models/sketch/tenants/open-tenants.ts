// Several independent users of one service: each has an account of its own, and a model server that only this account
// uses. Starting a service takes longer than most tests.
import { rm } from "node:fs/promises";
import { openModelServer } from "../../../support/model-server/open-model-server.ts";
import { makeTestKey, removeData, startService } from "../../../support/start-service.ts";
import type { Sketching } from "./sketching.ts";
import { type Life, sketchingOf } from "./sketching-of.ts";
import { MODEL_KEY, type Tenant, type TenantOptions, writeSettings } from "./write-settings.ts";

/** Deviations from the default: a service without a browser. */
export interface ServiceOptions {
  browser?: boolean;
  /** The number of concurrent builds. */
  workers?: number;
}

/** A running service with several tenants. */
export interface Tenants<Name extends string> {
  /** The service as one of its tenants uses it. */
  of(name: Name): Sketching;
  /** Stops the service and removes its data. */
  close(): Promise<void>;
}

/** Starts a service for these tenants, by name. */
export async function openTenants<Name extends string>(
  declared: Readonly<Record<Name, TenantOptions>>,
  options: ServiceOptions = {},
): Promise<Tenants<Name>> {
  const tenants = await Promise.all(Object.entries<TenantOptions>(declared).map(([name, tenant]) => openTenant(name, tenant)));
  const { folder, environment } = await writeSettings(tenants);
  const removeTenants = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await Promise.all(tenants.map(({ model }) => model.close()));
  };
  const life = await startLife({ ...environment, ...environmentOf(options) }).catch(async (error: unknown) => {
    await removeTenants();
    throw error;
  });
  const sketchings = new Map(tenants.map((tenant) => [tenant.name, sketchingOf(tenant, life)]));
  return {
    of(name) {
      const found = sketchings.get(name);
      if (found === undefined) throw new Error(`There is no tenant ${name}.`);
      return found;
    },
    async close() {
      await life.service.stop();
      await removeData(life.service.dataFolder);
      await removeTenants();
    },
  };
}

async function openTenant(name: string, options: TenantOptions): Promise<Tenant> {
  const { better, keys = 8 } = options;
  const model = await openModelServer({ models: ["scribe", ...(better === undefined ? [] : [better])], key: MODEL_KEY });
  return { name, options, model, keys: Array.from({ length: keys }, () => makeTestKey()) };
}

async function startLife(environment: Record<string, string>): Promise<Life> {
  const life = {
    service: await startService({ environment }),
    crash: async (): Promise<void> => {
      const { dataFolder, port, kill } = life.service;
      await kill();
      life.service = await startService({ environment, dataFolder, port });
    },
  };
  return life;
}

function environmentOf({ browser = false, workers }: ServiceOptions): Record<string, string> {
  return {
    ...(browser ? {} : { ATELIER_CHROMIUM: "/nowhere/chromium" }),
    ...(workers === undefined ? {} : { ATELIER_WORKERS: String(workers), ATELIER_BUILDS_PER_ACCOUNT: String(workers) }),
  };
}
