import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { Ground } from "../../call.ts";
import { type AddressedProject, linkRoot, projectAddresses } from "../../projects/addresses.ts";

/** What an event of a build is about; the project as it is after what happened. */
export interface BuildMatter {
  operation: Pick<OperationRow, "requestId">;
  project: AddressedProject;
  operationStatus: OperationRow["status"];
}

/** The data of an event of a build: which one it is, how it is doing, and where to go on. It holds no prompt and no source. */
export function buildEvent({ addresses }: Pick<Ground, "addresses">, { operation, project, operationStatus }: BuildMatter) {
  const { requestId } = operation;
  const { editor, deployment } = projectAddresses(addresses, project);
  const root = linkRoot(addresses);
  const links = { project: `${root}/projects/${project.id}`, operation: `${root}/operations/${requestId}`, editor, deployment };
  return { projectId: project.id, requestId, operationStatus, links };
}
