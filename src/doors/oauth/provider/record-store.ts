// The authorization server's own storage: rows in our database. Whatever opens something by being known (a token, a code,
// a session, a request that waits) is kept under its SHA-256 and nowhere else in its record; a grant and a client are known
// by ids that open nothing. Time is the service's, and the database decides which of two who use a thing up was first.
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from "oidc-provider";
import { endConnection } from "../../../domain/accounts/connections/end-connection.ts";
import type { Ground } from "../../../domain/call.ts";
import { contentHash } from "../../../kit/secrets.ts";
import {
  consumeRecord,
  deleteOfGrant,
  deleteRecord,
  findRecord,
  findRecordByUid,
  type OAuthRecordRow,
  writeRecord,
} from "../../../storage/rows/people/oauth-records.ts";
import type { RequestUnderWay } from "./request-under-way.ts";

/** Ids that are told to anybody, and open nothing. */
const OPEN_MODELS = new Set(["Client", "Grant"]);

/** An app that registered and was never connected is forgotten after a day. */
const UNUSED_CLIENT_SECONDS = 86_400;

/** What the store stands on. `underWay` tells which request is being answered. */
export interface RecordStoreOptions {
  ground: Ground;
  /** Where a decided request goes on: this, and its id. */
  resumeUrl: string;
  underWay: () => RequestUnderWay;
}

/** Makes the store of each of the authorization server's models. */
export function createRecordStore(options: RecordStoreOptions): AdapterFactory {
  return (model) => storeOf(model, options);
}

function storeOf(model: string, { ground, resumeUrl, underWay }: RecordStoreOptions): Adapter {
  const { database, clock } = ground;
  const isOpen = OPEN_MODELS.has(model);
  const keyOf = (id: string) => ({ model, id: isOpen ? id : contentHash(id) });
  const stored = (id: string, payload: AdapterPayload): Record<string, unknown> => {
    const { jti, returnTo, ...rest } = payload;
    return isOpen ? { ...payload } : { ...rest, ...(returnTo === undefined ? {} : { resumes: returnTo === resumeUrl + id }) };
  };
  const told = (id: string | null, row: OAuthRecordRow | null): AdapterPayload | undefined => {
    if (row === null || (row.consumedAt === null && row.expiresAt !== null && row.expiresAt <= clock.now())) return undefined;
    const { resumes, ...payload } = row.payload;
    return {
      ...payload,
      ...(isOpen || id === null ? {} : { jti: id }),
      ...(resumes === true && id !== null ? { returnTo: resumeUrl + id } : {}),
      ...(row.consumedAt === null ? {} : { consumed: Math.floor(row.consumedAt.getTime() / 1_000) }),
    };
  };
  return {
    async upsert(id, payload, expiresIn) {
      const createdAt = clock.now();
      const seconds = model === "Client" ? UNUSED_CLIENT_SECONDS : expiresIn;
      await writeRecord(database, {
        ...{ ...keyOf(id), payload: stored(id, payload), createdAt },
        ...{ accountId: payload.accountId ?? null, grantId: payload.grantId ?? null, uid: payload.uid ?? null },
        expiresAt: seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1_000),
      });
    },
    find: async (id) => told(id, await findRecord(database, keyOf(id))),
    findByUid: async (uid) => told(null, await findRecordByUid(database, { model, uid })),
    // Codes that are typed are not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      if (await consumeRecord(database, { ...keyOf(id), consumedAt: clock.now() })) return;
      const row = await findRecord(database, keyOf(id));
      if (row?.grantId) await endConnection(ground, { accountId: null, connectionId: row.grantId, ...underWay() });
      throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      if (model === "Grant") await endConnection(ground, { accountId: null, connectionId: id, ...underWay() });
      else await deleteRecord(database, keyOf(id));
    },
    revokeByGrantId: (grantId) => deleteOfGrant(database, { model, grantId }),
  };
}
