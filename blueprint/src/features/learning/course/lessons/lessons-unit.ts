// Lessons on the page of a course: modules with what is to be known and an exercise, opened one after another and marked
// as complete; a page of its own shows how far one is in every course begun.
import { namedSample, samplePath } from "../../../../checks/place.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { pagePath } from "../../play/page-path.ts";
import { lessonNames, lessonsModules } from "./lessons-modules.ts";

type Lessons = FeatureOf<"lessons">;

export const lessonsUnit: Unit<Lessons> = {
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const page = {
      id: "learning",
      title: "My learning",
      icon: "BookOpenCheck",
      intro: `How far you are in the ${entity.many} that you began.`,
    };
    return { feature: { kind: "lessons", id, phrase, entity: entity.id }, places: [{ block: "progress", on: "page", page }] };
  },
  write: (call) => ({
    modules: lessonsModules(call),
    detail: [lessonNames(call.model).section],
    blocks: { progress: { component: lessonNames(call.model).progress } },
  }),
  checks: (call) => checksOf(call),
};

function checksOf({ project, feature, model }: UnitCall<Lessons>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  if (!sample) return [];
  const lessons = { role: "region", name: "Content", exact: true } as const;
  const progress = { role: "listitem", text: sample.title, within: { role: "list", name: "Progress", exact: true } } as const;
  return [
    {
      title: `The content of ${model.entity.name.many} can be learnt module by module, and the progress is kept`,
      steps: [
        { do: "open", path: samplePath(model, sample.index) },
        { do: "expectVisible", target: { role: "status", text: "0 of", within: lessons } },
        { do: "click", target: { role: "button", name: "Start learning", exact: true, within: lessons } },
        { do: "expectVisible", target: { role: "heading", name: "Exercise:", within: lessons } },
        { do: "click", target: { role: "button", name: "Mark as complete", exact: true, within: lessons } },
        { do: "expectVisible", target: { role: "status", text: "1 of", within: lessons } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "status", text: "1 of", within: lessons } },
        { do: "click", target: { role: "button", name: "Continue learning", exact: true, within: lessons } },
        { do: "expectVisible", target: { role: "button", name: "Mark as complete", exact: true, within: lessons } },
        { do: "open", path: pagePath(project, `${feature.id}/progress`) },
        { do: "expectVisible", target: { role: "progressbar", name: sample.title, within: progress } },
      ],
    },
  ];
}
