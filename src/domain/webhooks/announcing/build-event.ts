import type { OperationRow } from "../../../storage/rows/operations.ts";
import type { AppContext } from "../../call.ts";
import { type AddressedProject, linkRoot, projectAddresses } from "../../projects/addresses.ts";

/** The subject of a build's event; the project is as it is after the event. */
export interface BuildMatter {
  operation: Pick<OperationRow, "requestId">;
  project: AddressedProject;
  operationStatus: OperationRow["status"];
  errorCode?: OperationRow["errorCode"];
}

/** The payload of a build's event: its identity, its status, why it has failed, and links. It contains no prompt and no source. */
export function buildEvent(
  { addresses }: Pick<AppContext, "addresses">,
  { operation, project, operationStatus, errorCode = null }: BuildMatter,
) {
  const { requestId } = operation;
  const { editor, deployment } = projectAddresses(addresses, project);
  const root = linkRoot(addresses);
  const links = { project: `${root}/projects/${project.id}`, operation: `${root}/operations/${requestId}`, editor, deployment };
  // The sentence that belongs to the code can contain words of the prompt.
  return { projectId: project.id, requestId, operationStatus, error: errorCode === null ? null : { code: errorCode }, links };
}
