// The page on which adverts are managed: a form to place and change them, and the list of what is placed.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

const manager = code`
  function AdvertManager() {
    const placed = @useRows(@adverts);
    const [changing, setChanging] = @useState("");
    const current = placed.find(({ id }) => id === changing);

    return (
      <>
        <@AdvertForm key={current?.id ?? "new"} current={current} onSaved={() => setChanging("")} />
        <@TitledSection id="placed" title="Placed adverts">
          {placed.length === 0 && <p className="text-on-page-muted">Nothing is placed yet.</p>}
          <ul role="list" aria-label="Placed adverts" className="flex flex-col gap-3 empty:hidden">
            {placed.map((advert) => (
              <@AdvertRow key={advert.id} advert={advert} onChange={() => setChanging(advert.id)} />
            ))}
          </ul>
        </@TitledSection>
      </>
    );
  }`;

const row = code`
  function AdvertRow({ advert, onChange }: { advert: @Stored<@PlacedAdvert>; onChange: () => void }) {
    const { id, title, place, isShown } = advert;
    return (
      <li className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <span className="mr-auto min-w-0 font-semibold break-words">{title}</span>
        <span className="chip">{isShown ? place : "Hidden"}</span>
        <button type="button" className="text-button" aria-label={\`Change: \${title}\`} onClick={onChange}>
          Change
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={\`\${isShown ? "Hide" : "Show"}: \${title}\`}
          onClick={() => @adverts.update(id, { isShown: !isShown })}
        >
          {isShown ? "Hide" : "Show"}
        </button>
        <button type="button" className="text-button" aria-label={\`Remove: \${title}\`} onClick={() => @adverts.remove(id)}>
          Remove
        </button>
      </li>
    );
  }`;

const form = code`
  function AdvertForm({ current, onSaved }: { current: @Stored<@PlacedAdvert> | undefined; onSaved: () => void }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [message, setMessage] = @useState("");

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const draft = {
        title: @requiredText(form, "title", "Give the advert a title."),
        text: @formText(form, "text"),
        link: @formLink(form, "link"),
        place: @readOption(@ADVERT_PLACES, @formText(form, "place")) || @ADVERT_PLACES[0],
      };
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      if (current) @adverts.update(current.id, draft);
      else @adverts.add({ ...draft, isShown: true });
      setMessage(\`\${draft.title} is placed.\`);
      element.reset();
      onSaved();
    }

    return (
      <@TitledSection id="place-advert" title="Place an advert">
        <form noValidate onSubmit={save} className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <@TextField label="Title" name="title" required error={errors.title} defaultValue={current?.title} />
            <@SelectField
              label="Place"
              name="place"
              required
              options={@ADVERT_PLACES.map((place) => ({ value: place, label: place }))}
              defaultValue={current?.place ?? @ADVERT_PLACES[0]}
            />
            <@TextField label="Text" name="text" defaultValue={current?.text} />
            <@TextField label="Link" name="link" error={errors.link} defaultValue={current?.link} />
          </div>
          <button type="submit" className="button button-primary self-start">
            {current ? "Save advert" : "Place advert"}
          </button>
          <p role="status" className="font-semibold">
            {message}
          </p>
        </form>
      </@TitledSection>
    );
  }`;

/** The parts of the page. */
export const managerParts: Part[] = [
  { name: "AdvertManager", code: manager },
  { name: "AdvertRow", code: row },
  { name: "AdvertForm", code: form },
];
