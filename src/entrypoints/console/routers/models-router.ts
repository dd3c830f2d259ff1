import { listModels } from "../../../domain/models/list-models.ts";
import { person, router } from "../rpc/procedures.ts";

/** The available models. */
export const modelsRouter = router({
  list: person.query(({ ctx }) => listModels(ctx.call)),
});
