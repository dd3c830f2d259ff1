// The public documents of each root: its OpenAPI document, and that document as a readable page.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import type { Answer } from "./answers/answer.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { DOCUMENT_PATHS, pathOf } from "./find-contract.ts";
import type { ApiContract } from "./contracts/api-contract.ts";
import type { Mount } from "./contracts/index.ts";
import { answerDocument } from "./openapi/answer-document.ts";
import { referenceAsset, referencePage } from "./pages/reference-page.ts";
import { admitAnyone } from "./serve-endpoint.ts";

const answers: Record<(typeof DOCUMENT_PATHS)[number], (contract: ApiContract, about: { ctx: AppContext; file: string }) => Answer | null> =
  {
    "/openapi.json": (contract, { ctx }) => answerDocument(contract, ctx.addresses),
    "/docs": (contract) => referencePage(contract),
    "/docs/assets/:file": (_form, { file }) => referenceAsset(file),
  };

/** Adds the documents of a root to the API, rate-limited by IP address. */
export function addDocuments(api: FastifyInstance, { ctx, mount }: { ctx: AppContext; mount: Mount }): void {
  const { prefix, contract } = mount;
  for (const path of DOCUMENT_PATHS) {
    api.get(prefix + path, async (request: FastifyRequest<{ Params: { file?: string } }>, reply) => {
      // Opening the page takes two requests: its assets do not count.
      if (path !== "/docs/assets/:file")
        await admitAnyone(ctx, { address: request.ip, setHeaders: (rateLimit) => void reply.headers(rateLimit) });
      // The page's assets have relative URLs.
      if (path === "/docs" && pathOf(request.originalUrl).endsWith("/")) return reply.redirect("../docs", 308);
      const answer = answers[path](contract, { ctx, file: request.params.file ?? "" });
      if (answer === null) throw new ServiceError("not_found", "There is no such file of the reference page.", { what: "endpoint" });
      return sendAnswer(reply, answer);
    });
  }
}
