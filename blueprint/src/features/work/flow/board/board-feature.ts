// A board: a column for each state of a row, and cards that are dragged or sent from one to the next. A row without a
// state stands in the first column. An entity that has no states gets those that suit what it is.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { fieldOf } from "../../../../model/entity-model.ts";
import { capitalise } from "../../../../model/names.ts";
import type { Field } from "../../../../schema/entity.ts";
import { defineFeature, onPage } from "../../../definition/define-feature.ts";
import { boardChecks } from "./board-checks.ts";
import { boardElement } from "./board-element.ts";
import { BoardFeature } from "./board-schema.ts";
import { say } from "../../../../project/words/say.ts";

const States = z.array(z.string().min(1)).min(2);

const { kinds, other } = readData(
  "features/boards.json",
  z.strictObject({ kinds: z.array(z.strictObject({ things: WordPattern, states: States })), other: States }),
);

export const boardFeature = defineFeature<typeof BoardFeature>({
  schema: BoardFeature,
  isOnce: true,
  fieldOptions: { field: ["choice"] },
  describe: (_, { many }) => ({ called: `a board of ${many}`, can: `move ${many} from column to column on a board` }),
  draft: ({ entity, title }) => {
    if (entity === null) return null;
    const choices = entity.fields.filter(({ type, options }) => type === "choice" && (options ?? []).length > 1);
    const found = choices.find((field) => lexicon.names(field.id, "state-label") || lexicon.names(field.label, "state-label"));
    const free = entity.fields.some((field) => field.id === "status") ? "stage" : "status";
    const options = [...(kinds.find(({ things }) => things.test(entity.one))?.states ?? other)];
    const fresh: Field = {
      id: free,
      label: free === "status" ? say.app.status() : say.app.stage(),
      type: "choice",
      required: false,
      options,
    };
    return {
      feature: { entity: entity.id, field: (found ?? fresh).id },
      fields: found ? [] : [fresh],
      places: [
        // "Kanban Board": the app is the board, and has no page for it.
        / board$/i.test(` ${title}`)
          ? { block: "board", on: "home", at: "top" }
          : onPage("board", {
              id: `${entity.id}-board`.slice(0, 48),
              title: say.app.boardOf({ one: entity.one, many: entity.many }),
              icon: "Kanban",
              intro: say.app.boardIntro(),
            }),
      ],
    };
  },
  compose: ({ feature, model }) => ({ blocks: { board: { element: boardElement(model, feature.field) } } }),
  checks: (context) => {
    const { feature, model } = context;
    const state = fieldOf(model, feature.field).label.toLowerCase();
    return boardChecks(context, `${capitalise(model.entity.name.many)} move across the board from one ${state} to the next and stay there`);
  },
});
