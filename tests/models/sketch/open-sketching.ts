// The whole service with a scripted model, configured as operators do it: a models file with prices, and an account
// with a limited number of credits.
import { openTenants, type ServiceOptions } from "./tenants/open-tenants.ts";
import type { Sketching } from "./tenants/sketching.ts";
import type { TenantOptions } from "./tenants/write-settings.ts";

/** A service of its own, which is closed with it. */
export interface OwnSketching extends Sketching {
  close(): Promise<void>;
}

/** Deviations from the default: a model that sketches, without a browser. */
export type SketchingOptions = ServiceOptions & TenantOptions;

/** Opens a service of its own for one account and one model. By default nothing is tried in a browser. */
export async function openSketching(options: SketchingOptions = {}): Promise<OwnSketching> {
  const { of, close } = await openTenants({ only: options }, options);
  return Object.assign(of("only"), { close });
}
