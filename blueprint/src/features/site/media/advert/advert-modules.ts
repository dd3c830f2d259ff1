// How ad spaces are written: the adverts that are kept, the space on the home page, and the page to manage them.
import { code, raw, when } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { managerParts } from "./manage-adverts.ts";

type Advert = FeatureOf<"advert">;

/** The modules of ad spaces. `manager` is the address of the page to manage them. */
export function advertModules({ blueprint }: ProjectModel, { id }: Advert, { manager }: { manager: string | null }): ModuleSource[] {
  return [
    { path: "src/features/site/adverts.ts", library: true, parts: dataParts(`${blueprint.slug}/${id}`) },
    { path: "src/features/site/AdvertSpace.tsx", library: true, parts: [{ name: "AdvertSpace", code: space(manager) }] },
    { path: "src/features/site/AdvertManager.tsx", library: true, parts: managerParts },
  ];
}

function dataParts(key: string): Part[] {
  return [
    { name: "ADVERT_PLACES", code: code`const ADVERT_PLACES = ["Banner", "Box"] as const;` },
    {
      name: "PlacedAdvert",
      isType: true,
      code: code`
        interface PlacedAdvert {
          title: string;
          text: string;
          /** A web address, or empty. */
          link: string;
          place: (typeof @ADVERT_PLACES)[number];
          isShown: boolean;
        }`,
    },
    {
      name: "adverts",
      code: code`
        const adverts = @createCollection<@PlacedAdvert>({
          key: ${key},
          read: (saved) => {
            const title = @readText(saved.title);
            if (title === "") return null;
            const link = @readText(saved.link);
            return {
              title,
              text: @readText(saved.text),
              link: /^https?:/i.test(link) ? link : "",
              place: @readOption(@ADVERT_PLACES, saved.place) || "Box",
              isShown: saved.isShown === true,
            };
          },
          samples: () => [],
        });`,
    },
  ];
}

function space(manager: string | null) {
  return code`
    function AdvertSpace() {
      const shown = @useRows(@adverts).filter(({ isShown }) => isShown);
      return (
        <section id="advert" aria-label="Advertisements" className="grid scroll-mt-24 gap-4 sm:grid-cols-2">
          {shown.length === 0 && (
            <p className="rounded-card border border-dashed border-control p-6 text-center text-on-page-muted sm:col-span-2">
              Space for an advertisement.{" "}
              ${when(
                manager !== null,
                code`
                <@Link to="${raw(manager ?? "/")}" className="font-semibold text-page-accent underline underline-offset-4">
                  Place one
                </@Link>`,
              )}
            </p>
          )}
          {shown.map(({ id, title, text, link, place }) => (
            <div key={id} className={place === "Banner" ? "card flex flex-col gap-2 p-6 sm:col-span-2" : "card flex flex-col gap-2 p-6"}>
              <p className="text-xs font-semibold tracking-wide text-muted uppercase">Advertisement</p>
              <h2 className="card-title">{title}</h2>
              {text !== "" && <p className="text-muted">{text}</p>}
              {link !== "" && (
                <a href={link} target="_blank" rel="noreferrer" className="link self-start">
                  {new URL(link).hostname}
                </a>
              )}
            </div>
          ))}
        </section>
      );
    }`;
}
