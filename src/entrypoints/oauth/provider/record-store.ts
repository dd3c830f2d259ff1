// The authorization server's storage, in our database. Every bearer secret (a token, a code, a session, a pending
// request) is stored only as its SHA-256, nowhere else in its record; the ids of grants and clients give no access.
// Time is the service's clock, and the database decides which of two concurrent uses of a one-time record was first.
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from "oidc-provider";
import { endConnection } from "../../../domain/accounts/connections/end-connection.ts";
import type { AppContext } from "../../../domain/call.ts";
import { contentHash } from "../../../lib/crypto/secrets.ts";
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

/** Models with public ids, which give no access. */
const OPEN_MODELS = new Set(["Client", "Grant"]);

/** A registered app that was never connected is deleted after a day. */
const UNUSED_CLIENT_SECONDS = 86_400;

/** Dependencies of the store. `underWay` returns the current request. */
export interface RecordStoreOptions {
  ctx: AppContext;
  /** Where a decided request continues: this URL followed by its id. */
  resumeUrl: string;
  underWay: () => RequestUnderWay;
}

/** Creates the store for each of the authorization server's models. */
export function createRecordStore(options: RecordStoreOptions): AdapterFactory {
  return (model) => storeOf(model, options);
}

function storeOf(model: string, { ctx, resumeUrl, underWay }: RecordStoreOptions): Adapter {
  const { database, clock } = ctx;
  const isOpen = OPEN_MODELS.has(model);
  const keyOf = (id: string) => ({ model, id: isOpen ? id : contentHash(id) });
  const stored = (id: string, payload: AdapterPayload): Record<string, unknown> => {
    const { jti, returnTo, ...rest } = payload;
    return isOpen ? { ...payload } : { ...rest, ...(returnTo === undefined ? {} : { resumes: returnTo === resumeUrl + id }) };
  };
  const payloadOf = (id: string | null, row: OAuthRecordRow | null): AdapterPayload | undefined => {
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
        ...keyOf(id),
        payload: stored(id, payload),
        createdAt,
        accountId: payload.accountId ?? null,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1_000),
      });
    },
    find: async (id) => payloadOf(id, await findRecord(database, keyOf(id))),
    findByUid: async (uid) => payloadOf(null, await findRecordByUid(database, { model, uid })),
    // The device flow (typed codes) is not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      if (await consumeRecord(database, { ...keyOf(id), consumedAt: clock.now() })) return;
      const row = await findRecord(database, keyOf(id));
      if (row?.grantId) await endConnection(ctx, { accountId: null, connectionId: row.grantId, ...underWay() });
      throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      if (model === "Grant") await endConnection(ctx, { accountId: null, connectionId: id, ...underWay() });
      else await deleteRecord(database, keyOf(id));
    },
    revokeByGrantId: (grantId) => deleteOfGrant(database, { model, grantId }),
  };
}
