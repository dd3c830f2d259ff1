// Stories and testimonials: visitors leave their own words, which are shown at once; examples are marked as examples.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { element, imported, invoke, literal } from "../../../../project/code/expression.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureParts } from "../../../unit/feature-parts.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { content, data, siteComponent } from "../../frame/kit-parts.ts";
import { blockPath, sectionModule } from "../../frame/sections.ts";
import { draftStories } from "./stories-draft.ts";

type Stories = FeatureOf<"stories">;

const PATH = "src/features/site/StoriesSection.tsx";
const DATA = "src/features/site/visitor-stories.ts";
const component = new Reference("StoriesSection", PATH);

export const storiesUnit: Unit<Stories> = {
  draft: draftStories,
  write: ({ project, feature }) => ({
    modules: [sectionModule(), dataModule(project, feature), viewModule(feature)],
    blocks: { list: { component } },
  }),
  compose: (call) => composeStories(call),
  checks: (call) => checksOf(call),
};

function composeStories({ feature }: UnitCall<Stories>): FeatureParts {
  const { id, title, line, called, examples } = feature;
  const stories = content(id, "stories", invoke(imported("@/lib/site/stories", "createStories"), literal(id)));
  const shown = element(siteComponent("stories/stories", "Stories"), {
    ...{ id: literal(id), title: literal(title), description: literal(line) },
    ...{ stories: stories.value, called: literal(called), examples: data(examples) },
  });
  return { modules: [stories.module], blocks: { list: { element: shown } } };
}

function dataModule({ blueprint }: ProjectModel, { id }: Stories): ModuleSource {
  return {
    path: DATA,
    library: true,
    parts: [
      {
        name: "VisitorStory",
        isType: true,
        code: code`
          interface VisitorStory {
            /** Empty for someone who gives no name. */
            author: string;
            text: string;
            at: string;
          }`,
      },
      {
        name: "visitorStories",
        code: code`
          const visitorStories = @createCollection<@VisitorStory>({
            key: ${`${blueprint.slug}/${id}`},
            read: (saved) => {
              const text = @readText(saved.text);
              return text === "" ? null : { author: @readText(saved.author), text, at: @readDate(saved.at) };
            },
            samples: () => [],
          });`,
      },
    ],
  };
}

function viewModule(feature: Stories): ModuleSource {
  return {
    path: PATH,
    library: true,
    parts: [
      { name: "StoriesSection", code: section(feature) },
      { name: "StoryForm", code: storyForm(feature) },
    ],
  };
}

function section({ title, line, examples }: Stories) {
  return code`
    function StoriesSection() {
      const stories = @useRows(@visitorStories);
      return (
        <@TitledSection id="stories" ${attribute("title", title)} ${attribute("line", line)}>
          <ul role="list" ${attribute("aria-label", title)} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {stories.map((story) => (
              <li key={story.id} className="card flex flex-col gap-4 p-6">
                <blockquote className="whitespace-pre-line">{story.text}</blockquote>
                <p className="facts mt-auto">
                  <strong className="font-semibold text-ink">{story.author === "" ? "A visitor" : story.author}</strong>
                  <time dateTime={story.at}>{@formatDate(story.at)}</time>
                  <button
                    type="button"
                    className="text-button ml-auto"
                    aria-label={\`Remove: \${story.text.slice(0, 40)}\`}
                    onClick={() => @visitorStories.remove(story.id)}
                  >
                    Remove
                  </button>
                </p>
              </li>
            ))}
            ${examples.map(
              (example) => code`
              <li className="card flex flex-col gap-3 p-6">
                <h3 className="card-title">${jsxText(example.title)}</h3>
                <dl className="flex flex-col gap-3">
                  ${[
                    ["How it began", example.start],
                    ["What was done", example.work],
                    ["What is left of it", example.end],
                  ].map(
                    ([label = "", text = ""]) => code`
                    <div>
                      <dt className="text-sm text-muted">${jsxText(label)}</dt>
                      <dd>${jsxText(text)}</dd>
                    </div>`,
                  )}
                </dl>
                <p className="mt-auto pt-2">
                  <span className="chip">Example</span>
                </p>
              </li>`,
            )}
          </ul>
          <@StoryForm />
        </@TitledSection>
      );
    }`;
}

function storyForm({ called }: Stories) {
  return code`
    function StoryForm() {
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [isSent, setIsSent] = @useState(false);

      function publish(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form = { data: new FormData(element), errors: {} };
        const text = @requiredText(form, "text", ${`Write your ${called}.`});
        setErrors(form.errors);
        setIsSent(text !== "");
        if (text === "") return;
        @visitorStories.add({ author: @formText(form, "author"), text, at: @localDate() });
        element.reset();
      }

      return (
        <form noValidate onSubmit={publish} className="card flex flex-col gap-4 p-6 sm:p-8">
          <h3 className="card-title">${jsxText(`Your ${called}`)}</h3>
          <@TextField label="Your name" name="author" />
          <@TextAreaField label="In your words" name="text" required error={errors.text} />
          <button type="submit" className="button button-primary self-start">
            ${jsxText(`Publish ${called}`)}
          </button>
          <p role="status" className="font-semibold">
            {isSent && "Thank you! It is shown above, in this browser."}
          </p>
        </form>
      );
    }`;
}

function checksOf({ project, feature }: UnitCall<Stories>): FeatureCheck[] {
  const path = blockPath(project, feature.id, "list");
  const [example] = feature.examples;
  if (path === null || !example) return [];
  const { called, title } = feature;
  const list = { role: "list", name: title, exact: true } as const;
  const words = "It was easier than we had thought.";
  const publish = { do: "click", target: { role: "button", name: `Publish ${called}`, exact: true } } as const;
  return [
    {
      title: `Visitors can leave a ${called} in their own words; it is shown at once and kept, and examples are marked`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: { role: "heading", name: example.title, exact: true } },
        publish,
        { do: "expectVisible", target: { text: `Write your ${called}.` } },
        { do: "fill", target: { label: "In your words" }, value: words },
        publish,
        { do: "expectVisible", target: { role: "status", text: "Thank you!" } },
        { do: "expectVisible", target: { role: "listitem", text: words, within: list } },
        { do: "reload" },
        { do: "expectVisible", target: { role: "listitem", text: words, within: list } },
        { do: "click", target: { role: "button", name: "Remove", within: { role: "listitem", text: words, within: list } } },
        { do: "expectHidden", target: { role: "listitem", text: words, within: list } },
      ],
    },
  ];
}
