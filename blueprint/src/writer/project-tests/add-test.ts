// The generated project's own component test: a row is added through the form and is still there after a reload.
import { type Code, code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import { addLabel, type EnteredValue, newEntry } from "../model/new-entry.ts";
import type { ProjectModel } from "../model/project-model.ts";
import { sampleId } from "../field/field-data.ts";

/** `tests/add-recipe.test.tsx`, for the first entity that can be added to; null when there is none. */
export function addTest(project: ProjectModel): ModuleSource | null {
  for (const model of project.entities) {
    const entry = can(model, "add") ? newEntry(project, model) : null;
    if (!entry) continue;
    const name = model.entity.name.one;
    const address = model.isQuick ? (model.home ?? "/") : `${model.base}/new`;
    return {
      path: `tests/add-${model.entity.id}.test.tsx`,
      library: false,
      parts: [
        {
          name: "tests",
          code: code`
            // jsdom has neither a device that prefers a colour scheme nor a page to scroll.
            @vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
            @vi.stubGlobal("scrollTo", () => {});

            @beforeEach(() => {
              @render(
                <@MemoryRouter initialEntries={[${address}]}>
                  <@App />
                </@MemoryRouter>,
              );
            });
            @afterEach(@cleanup);

            @it(${`adds a new ${name} and keeps it`}, () => {
              ${entry.values.map((value) => enter(project, value))}
              @fireEvent.click(@screen.getByRole("button", { name: ${addLabel(model)} }));

              @expect(@screen.getAllByText(${entry.title}).length).toBeGreaterThan(0);
              @expect(localStorage.getItem(${`${project.blueprint.slug}/${model.entity.id}`})).toContain(${keptText(entry.values, model)});
            });

            @it(${`says what is missing when the form is sent empty`}, () => {
              @fireEvent.click(@screen.getByRole("button", { name: ${addLabel(model)} }));

              const field = @screen.getByLabelText(${model.title.label});
              @expect(field.getAttribute("aria-invalid")).toBe("true");
            });`,
        },
      ],
    };
  }
  return null;
}

function enter(project: ProjectModel, { field, text }: EnteredValue): Code {
  const target = field.type === "reference" ? project.entities.find((entity) => entity.entity.id === field.of) : undefined;
  const value = target ? sampleId(target.entity, 0) : text;
  return code`@fireEvent.change(@screen.getByLabelText(${field.label}), { target: { value: ${value} } });`;
}

/** The name of the new row as it stands inside the saved JSON. */
function keptText(values: readonly EnteredValue[], model: EntityModel): string {
  const text = values.find((value) => value.field === model.title)?.text ?? "";
  return JSON.stringify(text).slice(1, -1);
}
