// Own pictures in a gallery: made smaller in the browser so that storage holds them, kept there, and sent nowhere.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

/** The collection of own pictures, how a file is made smaller, and the form. */
export function ownPictureModules(slug: string, id: string): ModuleSource[] {
  return [
    {
      path: "src/features/site/own-pictures.ts",
      library: true,
      parts: [
        {
          name: "OwnPicture",
          isType: true,
          code: code`
            interface OwnPicture {
              title: string;
              /** A JPEG as a data address. */
              source: string;
            }`,
        },
        {
          name: "ownPictures",
          code: code`
            const ownPictures = @createCollection<@OwnPicture>({
              key: ${`${slug}/${id}`},
              read: (saved) => {
                const source = @readText(saved.source);
                return source.startsWith("data:image/") ? { title: @readText(saved.title), source } : null;
              },
              samples: () => [],
            });`,
        },
        {
          name: "smallPicture",
          comment: "The picture in a file, at most 900 points wide; null for a file that holds none.",
          code: code`
            async function smallPicture(file: File): Promise<string | null> {
              try {
                const bitmap = await createImageBitmap(file);
                const scale = Math.min(1, 900 / bitmap.width);
                const canvas = document.createElement("canvas");
                canvas.width = Math.round(bitmap.width * scale);
                canvas.height = Math.round(bitmap.height * scale);
                canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
                return canvas.toDataURL("image/jpeg", 0.8);
              } catch {
                return null;
              }
            }`,
        },
      ],
    },
    { path: "src/features/site/AddPicture.tsx", library: true, parts: [{ name: "AddPicture", code: addPicture }] },
  ];
}

const addPicture = code`
  function AddPicture() {
    const id = @useId();
    const [message, setMessage] = @useState("");

    async function add(form: HTMLFormElement) {
      const data = new FormData(form);
      const file = data.get("picture");
      const source = file instanceof File && file.size > 0 ? await @smallPicture(file) : null;
      if (source === null) {
        setMessage("Choose a picture.");
        return;
      }
      const title = data.get("caption");
      @ownPictures.add({ title: typeof title === "string" && title.trim() !== "" ? title.trim() : "Without a caption", source });
      setMessage("Your picture is in the gallery.");
      form.reset();
    }

    return (
      <form
        noValidate
        className="card flex flex-col gap-4 p-6 sm:max-w-xl sm:p-8"
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <h3 className="card-title">Add your own</h3>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            Picture
          </label>
          <input id={id} type="file" name="picture" accept="image/*" className="control" />
        </div>
        <@TextField label="Caption" name="caption" />
        <button type="submit" className="button button-primary self-start">
          Add picture
        </button>
        <p role="status" className="font-semibold">
          {message}
        </p>
        <p className="text-sm text-muted">It is kept in this browser and sent nowhere.</p>
      </form>
    );
  }`;
