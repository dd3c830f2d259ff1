// How a list of links is written: what is kept, the list, the form, and the button that shares the page.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";

type Links = FeatureOf<"links">;

/** The modules of a list of links. */
export function linkModules({ blueprint }: ProjectModel, feature: Links): ModuleSource[] {
  return [
    { path: "src/features/site/saved-links.ts", library: true, parts: dataParts(`${blueprint.slug}/${feature.id}`) },
    {
      path: "src/features/site/LinksSection.tsx",
      library: true,
      parts: [
        { name: "LinksSection", code: section(feature) },
        { name: "LinkForm", code: form },
        { name: "ShareButton", code: share },
      ],
    },
  ];
}

function dataParts(key: string): Part[] {
  return [
    {
      name: "SavedLink",
      isType: true,
      code: code`
        interface SavedLink {
          title: string;
          address: string;
        }`,
    },
    {
      name: "savedLinks",
      code: code`
        const savedLinks = @createCollection<@SavedLink>({
          key: ${key},
          read: (saved) => {
            const address = @readText(saved.address);
            return /^https?:/i.test(address) ? { title: @readText(saved.title), address } : null;
          },
          samples: () => [
            { id: "link-1", title: "My website", address: "https://example.com/" },
            { id: "link-2", title: "Latest work", address: "https://example.com/work" },
            { id: "link-3", title: "Newsletter", address: "https://example.com/newsletter" },
          ],
        });`,
    },
  ];
}

function section({ title, line }: Links) {
  return code`
    function LinksSection() {
      const links = @useRows(@savedLinks);
      const [changing, setChanging] = @useState("");
      const current = links.find(({ id }) => id === changing);

      return (
        <@TitledSection id="links" ${attribute("title", title)} ${attribute("line", line)}>
          <@ShareButton />
          {links.length === 0 && <p className="text-on-page-muted">No links yet. Add the first below.</p>}
          <ul role="list" ${attribute("aria-label", title)} className="flex flex-col gap-3 empty:hidden">
            {links.map(({ id, title, address }) => (
              <li key={id} className="card flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
                <div className="mr-auto min-w-0">
                  <a href={address} target="_blank" rel="noreferrer" className="link font-semibold">
                    {title}
                  </a>
                  <p className="text-sm break-all text-muted">{address}</p>
                </div>
                <button type="button" className="text-button" aria-label={\`Change: \${title}\`} onClick={() => setChanging(id)}>
                  Change
                </button>
                <button type="button" className="text-button" aria-label={\`Delete: \${title}\`} onClick={() => @savedLinks.remove(id)}>
                  Delete
                </button>
              </li>
            ))}
          </ul>
          <@LinkForm key={current?.id ?? "new"} current={current} onSaved={() => setChanging("")} />
        </@TitledSection>
      );
    }`;
}

const form = code`
  function LinkForm({ current, onSaved }: { current: @Stored<@SavedLink> | undefined; onSaved: () => void }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const title = @requiredText(form, "title", "Give the link a title.");
      const address = @formLink(form, "address") || @requiredText(form, "address", "Write a web address.");
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      if (current) @savedLinks.update(current.id, { title, address });
      else @savedLinks.add({ title, address });
      element.reset();
      onSaved();
    }

    return (
      <form noValidate onSubmit={save} className="card flex flex-col gap-4 p-6 sm:p-8">
        <h3 className="card-title">{current ? "Change link" : "New link"}</h3>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <@TextField label="Title" name="title" required error={errors.title} defaultValue={current?.title} />
          <@TextField label="Address" name="address" required error={errors.address} defaultValue={current?.address} />
        </div>
        <button type="submit" className="button button-primary self-start">
          {current ? "Save link" : "Add link"}
        </button>
      </form>
    );
  }`;

const share = code`
  function ShareButton() {
    const [message, setMessage] = @useState("");

    async function copy() {
      const address = window.location.href;
      try {
        await navigator.clipboard.writeText(address);
        setMessage(\`Copied: \${address}\`);
      } catch {
        setMessage(\`Share this address: \${address}\`);
      }
    }

    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          <@Share2Icon className="size-4" />
          Share this page
        </button>
        <p role="status" className="min-w-0 text-sm break-all text-on-page-muted">
          {message}
        </p>
      </div>
    );
  }`;
