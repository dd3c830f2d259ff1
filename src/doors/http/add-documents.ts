// What every root tells of itself, open to all: its OpenAPI document, and that document as a page to read.
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Ground } from "../../domain/call.ts";
import { ServiceError } from "../../domain/errors.ts";
import type { Answer } from "./answers/answer.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { DOCUMENT_PATHS, pathOf } from "./find-form.ts";
import type { Form } from "./forms/form.ts";
import type { Mount } from "./forms/index.ts";
import { answerDocument } from "./openapi/answer-document.ts";
import { referenceAsset, referencePage } from "./pages/reference-page.ts";
import { admitAnyone } from "./serve-endpoint.ts";

const answers: Record<(typeof DOCUMENT_PATHS)[number], (form: Form, about: { ground: Ground; file: string }) => Answer | null> = {
  "/openapi.json": (form, { ground }) => answerDocument(form, ground.addresses),
  "/docs": (form) => referencePage(form),
  "/docs/assets/:file": (_form, { file }) => referenceAsset(file),
};

/** Adds the documents of a root to the API, within the limit of the address that reads them. */
export function addDocuments(api: FastifyInstance, { ground, mount }: { ground: Ground; mount: Mount }): void {
  const { prefix, form } = mount;
  for (const path of DOCUMENT_PATHS) {
    api.get(prefix + path, async (request: FastifyRequest<{ Params: { file?: string } }>, reply) => {
      // One look at the page is two requests: the files that it loads do not count.
      if (path !== "/docs/assets/:file")
        await admitAnyone(ground, { address: request.ip, tellHeaders: (told) => void reply.headers(told) });
      // What the page loads is named relative to it.
      if (path === "/docs" && pathOf(request.originalUrl).endsWith("/")) return reply.redirect("../docs", 308);
      const answer = answers[path](form, { ground, file: request.params.file ?? "" });
      if (answer === null) throw new ServiceError("not_found", "There is no such file of the reference page.", { what: "endpoint" });
      return sendAnswer(reply, answer);
    });
  }
}
