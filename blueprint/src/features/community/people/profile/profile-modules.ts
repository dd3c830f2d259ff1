// The files of a profile: the form that changes it, the card that shows it, and the photo of its owner.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import { icon } from "../../../../writer/components/layout.ts";
import { photoModule } from "./photo-module.ts";
import { profileDataModule } from "./profile-data.ts";
import { type ProfileField, type ProfileFieldId, profileFields } from "./profile-fields.ts";

/** Everything that shows and changes a profile with these fields: `@OwnProfileEditor` is the page's content. */
export function profileModules(project: ProjectModel, ids: readonly ProfileFieldId[]): ModuleSource[] {
  const fields = profileFields(ids);
  const file = (name: string, part: Code): ModuleSource => ({
    path: `src/features/profile/${name}.tsx`,
    library: true,
    parts: [{ name, code: part }],
  });
  return [
    profileDataModule(project.blueprint.slug, ids),
    photoModule(),
    file("OwnProfileEditor", editorCode(project)),
    file("OwnProfileCard", cardCode(fields)),
    {
      path: "src/features/profile/ProfileForm.tsx",
      library: true,
      parts: [
        { name: "readOwnProfileForm", code: readerCode(fields) },
        { name: "OwnProfileForm", code: formCode(fields) },
      ],
    },
  ];
}

/** The pages that hold only what features show: the person's own things are among them. */
function editorCode({ pages }: ProjectModel): Code {
  const own = pages.filter(({ path, page }) => path !== "/" && page.sections.every(({ kind }) => kind === "feature")).slice(0, 8);
  const links =
    own.length === 0
      ? undefined
      : code`
    <nav aria-labelledby="elsewhere" className="flex flex-col gap-4">
      <h2 id="elsewhere" className="section-title text-on-page">More of yours</h2>
      <ul role="list" className="flex flex-wrap gap-3">
        ${own.map(
          ({ path, page }) => code`
          <li>
            <@Link to=${raw(JSON.stringify(path))} className="button button-quiet">
              <${icon(page.icon)} className="size-4" />
              ${jsxText(page.title)}
            </@Link>
          </li>`,
        )}
      </ul>
    </nav>`;
  return code`
    function OwnProfileEditor({ owner }: { owner: string }) {
      const profile = @useProfile(owner);
      return (
        <>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_2fr]">
            <@OwnProfileCard profile={profile} />
            <@OwnProfileForm key={owner} profile={profile} onSave={(changed) => @saveProfile(owner, changed)} />
          </div>
          ${links}
        </>
      );
    }`;
}

function cardCode(fields: readonly ProfileField[]): Code {
  const facts = fields.filter(({ kind }) => kind !== "photo");
  return code`
    function OwnProfileCard({ profile }: { profile: @OwnProfile }) {
      return (
        <section aria-label="Your profile" className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex items-center gap-4">
            <@PersonPhoto name={profile.name} photo={profile.photo} isLarge />
            <div className="min-w-0">
              <p className="card-title">{profile.name === "" ? "No name yet" : profile.name}</p>
              <p className="text-sm break-words text-muted">{profile.email}</p>
            </div>
          </div>
          <dl className="fact-list">
            ${facts.map(factCode)}
          </dl>
        </section>
      );
    }`;
}

function factCode({ id, label, kind }: ProfileField): Code {
  const value = raw(`profile.${id}`);
  const shown = kind === "list" ? code`<@Chips texts={${value}} />` : kind === "date" ? code`{@formatDate(${value})}` : code`{${value}}`;
  const title = id === "about" ? "About" : label;
  return code`
    {${value}${raw(kind === "list" ? ".length > 0" : ' !== ""')} && (
      <div>
        <dt>${jsxText(title)}</dt>
        <dd${raw(kind === "paragraph" ? ' className="whitespace-pre-line"' : "")}>${shown}</dd>
      </div>
    )}`;
}

function readerCode(fields: readonly ProfileField[]): Code {
  const reads = fields.map(({ id, kind }) => {
    if (kind === "photo") return code`photo,`;
    return kind === "list" ? code`${raw(id)}: @formTags(form, ${id}),` : code`${raw(id)}: @formText(form, ${id}),`;
  });
  return code`
    function readOwnProfileForm(form: @FormReading, photo: string): @OwnProfile {
      return {
        name: @requiredText(form, "name", "Write your name."),
        email: @formEmail(form, "email") || @requiredText(form, "email", "Write your e-mail address."),
        ${reads}
      };
    }`;
}

function formCode(fields: readonly ProfileField[]): Code {
  return code`
    function OwnProfileForm({ profile, onSave }: { profile: @OwnProfile; onSave: (profile: @OwnProfile) => void }) {
      const [photo, setPhoto] = @useState(profile.photo);
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [isSaved, setIsSaved] = @useState(false);

      function save(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
        const changed = @readOwnProfileForm(form, photo);
        const isRight = Object.keys(form.errors).length === 0;
        setErrors(form.errors);
        setIsSaved(isRight);
        if (isRight) onSave(changed);
      }

      return (
        <form noValidate aria-label="Edit your profile" onSubmit={save} onChange={() => setIsSaved(false)} className="card grid gap-5 p-6 sm:grid-cols-2 sm:p-8">
          <h2 className="section-title sm:col-span-2">Edit your profile</h2>
          <div className="sm:col-span-2">
            <@PhotoField name={profile.name} photo={photo} onChange={setPhoto} />
          </div>
          <@TextField label="Name" name="name" required defaultValue={profile.name} error={errors.name} />
          <@TextField label="E-mail address" name="email" type="email" required defaultValue={profile.email} error={errors.email} />
          ${fields.map(controlCode)}
          <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
            <button type="submit" className="button button-primary">
              Save profile
            </button>
            <p role="status" className="font-semibold">
              {isSaved && "Your profile is saved."}
            </p>
          </div>
          <p className="text-sm text-muted sm:col-span-2">Your profile stays in this browser and is sent nowhere.</p>
        </form>
      );
    }`;
}

function controlCode({ id, label, kind }: ProfileField): Code | undefined {
  const value = raw(`profile.${id}`);
  const named = code`${attribute("label", label)} name=${raw(JSON.stringify(id))}`;
  if (kind === "photo") return undefined;
  if (kind === "list") return code`<@TextField ${named} hint="Parted by commas" defaultValue={${value}.join(", ")} />`;
  if (kind === "paragraph") {
    return code`
      <div className="sm:col-span-2">
        <@TextAreaField ${named} defaultValue={${value}} />
      </div>`;
  }
  return code`<@TextField ${named}${raw(kind === "text" ? "" : ` type="${kind}"`)} defaultValue={${value}} />`;
}
