import { z } from "zod";
import { isOwner } from "../../../domain/accounts/operator/require-owner.ts";
import { stopOperation } from "../../../domain/operations/stop-operation.ts";
import { browseProjects } from "../../../domain/projects/browsing/browse-projects.ts";
import { readProjectState } from "../../../domain/projects/browsing/read-project-state.ts";
import { requireProject } from "../../../domain/projects/require-project.ts";
import { sendMessage } from "../../../domain/projects/send-message.ts";
import { PROJECT_TYPES } from "../../../domain/projects/settings/platform-of.ts";
import { checkSubdomain } from "../../../domain/projects/settings/check-subdomain.ts";
import { updateProject } from "../../../domain/projects/settings/update-project.ts";
import { draftLink } from "../../../domain/projects/site/draft-site.ts";
import { readExportState, retryExport } from "../../../domain/projects/site/phone/request-export.ts";
import { siteLink } from "../../../domain/projects/site/site-link.ts";
import { startBuild } from "../../../domain/projects/start-build.ts";
import { deleteProject } from "../../../domain/projects/trash/delete-project.ts";
import { listDeleted } from "../../../domain/projects/trash/list-deleted.ts";
import { restoreProject } from "../../../domain/projects/trash/restore-project.ts";
import { dropDraft } from "../../../domain/projects/versions/changing/drop-draft.ts";
import { person, router } from "../rpc/procedures.ts";
import { presentCard, presentDeleted, renderProjectState } from "./responses/project-responses.ts";
import { watchProjectState } from "./responses/watch-project-state.ts";
import { text } from "./responses/text.ts";

const Project = z.object({ projectId: z.guid() });
const model = z.string().max(200).nullable().default(null);
const name = z.string().max(200);
const requestId = z.guid();
const Answer = z.object({ questionId: z.guid(), answer: text(1, 20_000) });

/** A user's projects: finding them, building them, and their addresses. */
export const projectsRouter = router({
  list: person
    .input(
      z
        .object({
          search: z.string().max(200).default(""),
          sort: z.enum(["updated", "created", "name"]).default("updated"),
          limit: z.int().min(1).max(100).default(24),
          offset: z.int().min(0).max(1_000_000).default(0),
        })
        .prefault({}),
    )
    .query(async ({ ctx, input }) => {
      const { total, projects } = await browseProjects(ctx.call, input);
      return { total, projects: projects.map((project) => presentCard(project)) };
    }),
  start: person
    .input(z.object({ prompt: text(1, 20_000), type: z.enum(PROJECT_TYPES), model, requestId }))
    .mutation(async ({ ctx, input }) => {
      const { operation } = await startBuild(ctx.call, input);
      return { projectId: operation.projectId, requestId: operation.requestId };
    }),
  read: person
    .input(Project)
    .query(async ({ ctx, input }) => renderProjectState(await readProjectState(ctx.call, { ...input, isWithDollars: isOwner(ctx.email) }))),
  watch: person
    .input(Project)
    .subscription(({ ctx, input, signal }) => ctx.streams.keep(ctx.call.accountId, watchProjectState(ctx, { ...input, signal }))),
  send: person
    .input(
      z.object({
        projectId: z.guid(),
        message: text(1, 20_000).nullable().default(null),
        answers: z.array(Answer).max(50).default([]),
        model,
        requestId,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { operation } = await sendMessage(ctx.call, input);
      return { requestId: operation.requestId };
    }),
  stop: person.input(z.object({ projectId: z.guid(), requestId })).mutation(async ({ ctx, input }) => {
    await requireProject(ctx.call, input.projectId);
    await stopOperation(ctx.call, input);
    return {};
  }),
  rename: person.input(z.object({ projectId: z.guid(), name: text(1, 120) })).mutation(async ({ ctx, input }) => {
    await updateProject(ctx.call, { projectId: input.projectId, changes: { name: input.name } });
    return {};
  }),
  remove: person.input(Project).mutation(async ({ ctx, input }) => {
    await deleteProject(ctx.call, input);
    return {};
  }),
  trash: person.query(async ({ ctx }) => ({ projects: (await listDeleted(ctx.call)).map((project) => presentDeleted(project)) })),
  restore: person.input(Project).mutation(async ({ ctx, input }) => {
    const { project, addresses, lostAddresses } = await restoreProject(ctx.call, input);
    return { address: project.liveVersion === null ? null : (addresses.custom ?? addresses.subdomain), lostAddresses };
  }),
  setVisibility: person
    .input(z.object({ projectId: z.guid(), visibility: z.enum(["public", "private"]) }))
    .mutation(async ({ ctx, input }) => {
      await updateProject(ctx.call, { projectId: input.projectId, changes: { visibility: input.visibility } });
      return {};
    }),
  checkSubdomain: person.input(z.object({ projectId: z.guid(), name })).query(({ ctx, input }) => checkSubdomain(ctx.call, input)),
  setSubdomain: person.input(z.object({ projectId: z.guid(), name: name.nullable() })).mutation(async ({ ctx, input }) => {
    const { addresses } = await updateProject(ctx.call, { projectId: input.projectId, changes: { customSubdomain: input.name } });
    return { address: addresses.custom };
  }),
  phoneExport: person.input(Project).query(({ ctx, input }) => readExportState(ctx.call, input)),
  retryPhoneExport: person.input(Project).mutation(async ({ ctx, input }) => {
    await retryExport(ctx.call, input);
    return {};
  }),
  siteLink: person
    .input(z.object({ projectId: z.guid(), to: z.string().max(2_048).default("/") }))
    .mutation(async ({ ctx, input }) => ({ address: await siteLink(ctx.call, { ...input, session: ctx.session }) })),
  draftLink: person
    .input(z.object({ projectId: z.guid(), to: z.string().max(2_048).default("/") }))
    .mutation(async ({ ctx, input }) => ({ address: await draftLink(ctx.call, { ...input, session: ctx.session }) })),
  dropDraft: person.input(Project).mutation(async ({ ctx, input }) => {
    await dropDraft(ctx.call, input);
    return {};
  }),
});
