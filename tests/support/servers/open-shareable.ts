// A service that the test files of one process share. Each of them takes accounts of its own, so that it finds no
// projects, limits or credits of another one; only the two accounts with passwords are the same for all.
import { share } from "../runner/batches/share.ts";
import { makeTestKey, removeData, requestsOf, type RunningService, type ServiceSettings, startService } from "../start-service.ts";

const FURTHER_ACCOUNTS = 48;

/** A running service that is shared. */
export interface SharedService extends RunningService {
  /** The key of an account that no other test has. */
  newKey(): string;
  /** The service as an account uses it that no other test has. */
  asNewAccount(): RunningService;
  /** Stops the service, unless other files of this process still use it. */
  close(): Promise<void>;
}

async function openShareable(settings: ServiceSettings): Promise<SharedService> {
  const furtherKeys = Array.from({ length: FURTHER_ACCOUNTS }, () => makeTestKey());
  const environment = { ATELIER_WEBHOOK_ALLOW: "127.0.0.1", ATELIER_TRUSTED_PROXIES: "127.0.0.1" };
  const service = await startService({ withPasswords: true, environment, furtherKeys, ...settings });
  const newKey = (): string => furtherKeys.pop() ?? fail();
  return {
    ...service,
    newKey,
    asNewAccount: () => {
      const key = newKey();
      return { ...service, key, request: requestsOf(service.url, key) };
    },
    close: async () => {
      await service.stop();
      await removeData(service.dataFolder);
    },
  };
}

function fail(): never {
  throw new Error(`more than ${FURTHER_ACCOUNTS} accounts were taken`);
}

/** Opens the service with its default settings, but that webhooks may be sent to this machine, which is also a trusted proxy. */
export const openSharedService = share(() => openShareable({}));

/** Opens the same service without a browser: for tests whose subject is not the proof of an app. */
export const openSharedServiceWithoutBrowser = share(() => openShareable({ triesApps: false }));
