// How a gallery is written: the pictures, the grid, the large view, and the form for own pictures.
import { type Code, code, join, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { sceneOf } from "../../frame/scenes.ts";
import { plain } from "../../frame/sections.ts";
import { ownPictureModules } from "./own-pictures.ts";

type Gallery = FeatureOf<"gallery">;

const PATH = "src/features/site/GallerySection.tsx";

/** `GallerySection`. */
export const gallerySection = new Reference("GallerySection", PATH);

/** The modules of a gallery. */
export function galleryModules(project: ProjectModel, feature: Gallery): ModuleSource[] {
  return [
    {
      path: PATH,
      library: true,
      parts: [
        {
          name: "GalleryPicture",
          isType: true,
          code: code`
            interface GalleryPicture {
              key: string;
              title: string;
              picture: @ReactNode;
              ${when(feature.uploading, code`remove?: () => void;`)}
            }`,
        },
        {
          name: "DRAWN_PICTURES",
          code: code`
            const DRAWN_PICTURES: readonly @GalleryPicture[] = [
              ${feature.pictures.map(
                ({ title, motif, seed }) =>
                  code`{ key: ${title}, title: ${title}, picture: <${sceneOf(motif)} seed={${plain(seed)}} label=${title} /> },`,
              )}
            ];`,
        },
        { name: "GallerySection", code: section(feature) },
        { name: "PictureViewer", code: viewer },
      ],
    },
    ...(feature.uploading ? ownPictureModules(project.blueprint.slug, feature.id) : []),
  ];
}

function section({ title, line, uploading }: Gallery): Code {
  const pictures = uploading
    ? code`
      const own = @useRows(@ownPictures).map(({ id, title, source }): @GalleryPicture => ({
        key: id,
        title,
        picture: <img src={source} alt={title} className="size-full object-cover" />,
        remove: () => void @ownPictures.remove(id),
      }));
      const pictures = [...own, ...@DRAWN_PICTURES];`
    : code`const pictures = @DRAWN_PICTURES;`;
  return code`
    function GallerySection() {
      ${pictures}
      const [shown, setShown] = @useState<number | null>(null);

      return (
        <@TitledSection id="gallery" ${attribute("title", title)} ${attribute("line", line)}>
          <ul role="list" aria-label="Pictures" className="grid grid-cols-2 gap-4 lg:grid-cols-3">
            {pictures.map((entry, at) => (
              <li key={entry.key} className="card card-hover overflow-hidden">
                <button type="button" className="block w-full text-left" aria-label={\`Enlarge: \${entry.title}\`} onClick={() => setShown(at)}>
                  <span className="block aspect-3/2 overflow-hidden">{entry.picture}</span>
                  <span className="block px-4 py-3 font-semibold break-words">{entry.title}</span>
                </button>
                ${when(
                  uploading,
                  code`
                  {entry.remove && (
                    <button type="button" className="text-button px-4 pb-3" aria-label={\`Remove: \${entry.title}\`} onClick={entry.remove}>
                      Remove
                    </button>
                  )}`,
                )}
              </li>
            ))}
          </ul>
          ${join([when(uploading, code`<@AddPicture />`)])}
          {shown !== null && <@PictureViewer pictures={pictures} index={shown} onShow={setShown} />}
        </@TitledSection>
      );
    }`;
}

const viewer = code`
  function PictureViewer({
    pictures,
    index,
    onShow,
  }: {
    pictures: readonly @GalleryPicture[];
    index: number;
    onShow: (index: number | null) => void;
  }) {
    const dialog = @useRef<HTMLDialogElement>(null);
    const entry = pictures[index];
    @useEffect(() => dialog.current?.showModal(), []);
    if (!entry) return null;
    const turn = (step: number) => onShow((index + step + pictures.length) % pictures.length);

    return (
      <dialog
        ref={dialog}
        aria-label={entry.title}
        className="m-auto w-[min(60rem,94vw)] rounded-card bg-surface p-0 text-ink backdrop:bg-black/70"
        onClose={() => onShow(null)}
        onKeyDown={(event) => {
          if (event.key === "ArrowRight") turn(1);
          if (event.key === "ArrowLeft") turn(-1);
        }}
      >
        <div className="aspect-3/2 overflow-hidden">{entry.picture}</div>
        <div className="flex items-center gap-2 px-4 py-3">
          <p className="min-w-0 flex-1 font-semibold break-words">{entry.title}</p>
          <button type="button" className="icon-button" aria-label="Previous picture" onClick={() => turn(-1)}>
            <@ChevronLeftIcon className="size-5" />
          </button>
          <button type="button" className="icon-button" aria-label="Next picture" onClick={() => turn(1)}>
            <@ChevronRightIcon className="size-5" />
          </button>
          <button type="button" className="icon-button" aria-label="Close picture" onClick={() => dialog.current?.close()}>
            <@XIcon className="size-5" />
          </button>
        </div>
      </dialog>
    );
  }`;
