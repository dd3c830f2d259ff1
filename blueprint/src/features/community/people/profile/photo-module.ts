// The photo of a person in the generated app: shown, or chosen from a file of the device and scaled down at once.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** `src/features/profile/photo.tsx`. */
export function photoModule(): ModuleSource {
  return {
    path: "src/features/profile/photo.tsx",
    library: true,
    parts: [
      { name: "PersonPhoto", comment: "A person's photo, or their initials.", code: photo },
      { name: "PhotoField", comment: "Chooses a photo from this device and shows it before it is saved.", code: field },
    ],
  };
}

const photo = code`
  function PersonPhoto({ name, photo, isLarge = false }: { name: string; photo: string; isLarge?: boolean }) {
    if (photo === "") return name === "" ? <@UserRoundIcon className={isLarge ? "size-11 text-muted" : "size-5"} /> : <@Monogram name={name} />;
    return <img src={photo} alt="" className={isLarge ? "size-20 shrink-0 rounded-full object-cover" : "size-8 shrink-0 rounded-full object-cover"} />;
  }`;

const field = code`
  function PhotoField({ name, photo, onChange }: { name: string; photo: string; onChange: (photo: string) => void }) {
    const id = @useId();
    const [problem, setProblem] = @useState("");

    async function choose(file: File | undefined) {
      if (!file) return;
      const shrunk = await @shrinkPhoto(file);
      setProblem(shrunk === null ? "This file is no picture that the browser can read." : "");
      if (shrunk !== null) onChange(shrunk);
    }

    return (
      <div className="flex flex-wrap items-center gap-4">
        <@PersonPhoto name={name} photo={photo} isLarge />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            Photo
          </label>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={\`\${id}-help\`}
            className="control file:mr-3 file:font-semibold"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <p id={\`\${id}-help\`} className={problem === "" ? "text-sm text-muted" : "text-sm font-medium text-danger"}>
            {problem === "" ? "A picture from your device; save the profile to keep it." : problem}
          </p>
        </div>
        {photo !== "" && (
          <button type="button" className="button button-quiet" onClick={() => onChange("")}>
            Remove photo
          </button>
        )}
      </div>
    );
  }`;
