import type { Addresses } from "../../../domain/call.ts";
import type { Answer } from "../answers/answer.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import { describeContract, printDocument } from "./describe-contract.ts";

const made = new WeakMap<ApiContract, Map<string, Answer>>();

/** The response with a contract's OpenAPI document, listing this service's own URL before the relative one. Created once. */
export function answerDocument(contract: ApiContract, { service }: Pick<Addresses, "service">): Answer {
  const ofContract = made.get(contract) ?? new Map<string, Answer>();
  made.set(contract, ofContract);
  const known = ofContract.get(service);
  if (known !== undefined) return known;
  const document = describeContract(contract);
  const servers = document.servers.flatMap((server) => [{ ...server, url: service + server.url }, server]);
  const bytes = printDocument({ ...document, servers });
  const answer: Answer = { status: 200, body: { bytes, contentType: "application/json; charset=utf-8" } };
  ofContract.set(service, answer);
  return answer;
}
