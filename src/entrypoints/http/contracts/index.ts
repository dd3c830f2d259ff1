// The contracts of this service. Each has its root at /<id>/api/v1; the operator chooses the contract of plain /api/v1,
// except on the operator's alternative host, where it is always the same contract.
import { contractA } from "./a/index.ts";
import { contractB } from "./b/index.ts";
import { contractC } from "./c/index.ts";
import type { ApiContract } from "./api-contract.ts";

/** The contracts by their letters. */
export const contracts = { a: contractA, b: contractB, c: contractC } as const satisfies Record<string, ApiContract>;
export type ContractId = keyof typeof contracts;

/** The root whose contract the operator chooses. */
export const PLAIN_ROOT = "/api/v1";

/** A root of the API and its contract. */
export interface Mount {
  /** Without a slash at the end. */
  prefix: string;
  contract: ApiContract<ContractId>;
}

/** All roots of the API; `plain` is the contract of plain /api/v1. */
export function mountsOf(plain: ContractId): Mount[] {
  const own = Object.values(contracts).map((contract) => ({ prefix: `/${contract.id}${PLAIN_ROOT}`, contract }));
  return [...own, { prefix: PLAIN_ROOT, contract: contracts[plain] }];
}

/** The contract of the plain root on the operator's alternative host. */
export const alternativeHostContract: ApiContract = contracts.c;
