import { readWholeOperation } from "../../storage/rows/read-operation.ts";
import type { WholeOperation } from "../../storage/rows/read-operation.ts";
import type { Call } from "../call.ts";
import { ServiceError } from "../errors.ts";
import { projectAddresses } from "../projects/addresses.ts";
import type { ProjectAddresses } from "../projects/addresses.ts";
import { Proof } from "./proof.ts";

/** A build with all that is told of it. `proof` is that of the version which it made. */
export interface OperationDetails extends Pick<WholeOperation, "operation" | "replies" | "questions"> {
  addresses: ProjectAddresses;
  proof: Proof | null;
}

/** The caller's build under this request id, also of a deleted project. Refuses with `not_found`. Asks for no scope: its caller has done so. */
export async function readOperation({ ground, accountId }: Call, requestId: string): Promise<OperationDetails> {
  const whole = await readWholeOperation(ground.database, { accountId, requestId });
  if (whole === null) {
    const message = "There is no build with this requestId on this account. Check the id that was sent with the create.";
    throw new ServiceError("not_found", message, { what: "operation" });
  }
  const { operation, project, proof, replies, questions } = whole;
  const live = project.deletedAt === null ? project : { ...project, liveVersion: null };
  return {
    ...{ operation, replies, questions },
    addresses: projectAddresses(ground.addresses, live),
    // A build that does not know its version yet has no proof, whatever is stored by now.
    proof: operation.version !== null && proof !== null ? Proof.parse(proof) : null,
  };
}
