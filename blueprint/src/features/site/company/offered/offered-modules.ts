// How what is offered is written: the list, its cards, and the page of one offer.
import { type Code, code, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { slugOf } from "../../../../writer/model/names.ts";
import { blockPage, iconOf, lucideIcon, plain } from "../../frame/sections.ts";
import { sceneOf } from "../../frame/scenes.ts";
import { linkCode, linkTo } from "../../frame/site-links.ts";

type Services = FeatureOf<"services">;

const PATH = "src/features/site/ServicesSection.tsx";
const DATA = "src/features/site/services-offered.ts";
const VIEW = "src/features/site/ServiceView.tsx";

/** The list of all offers. */
export const servicesSection = new Reference("ServicesSection", PATH);
/** The first of them, for the home page. */
export const servicesPreview = new Reference("ServicesPreview", PATH);
/** The page of one offer. */
export const offerView = new Reference("ServiceView", VIEW);

/** The modules of what is offered. */
export function servicesModules(project: ProjectModel, feature: Services): ModuleSource[] {
  return [
    { path: DATA, library: true, parts: dataParts(feature) },
    {
      path: PATH,
      library: true,
      parts: [
        { name: "ServicesSection", code: section(feature) },
        { name: "ServicesPreview", code: preview(project, feature) },
        { name: "OfferedCard", code: card },
      ],
    },
    { path: VIEW, library: true, parts: [{ name: "ServiceView", code: view(project, feature) }] },
  ];
}

function dataParts({ offers }: Services): ModuleSource["parts"] {
  return [
    {
      name: "ServiceOffered",
      isType: true,
      code: code`
        interface ServiceOffered {
          /** Its address: \`/offer/slug\`. */
          slug: string;
          name: string;
          text: string;
          Icon: ${lucideIcon};
        }`,
    },
    {
      name: "servicesOffered",
      code: code`
        const servicesOffered: readonly @ServiceOffered[] = [
          ${offers.map(
            ({ icon, name, text }, at) => code`
            {
              slug: ${slugOf(name) || `offer-${at + 1}`},
              name: ${name},
              text: ${text},
              Icon: ${iconOf(icon)},
            },`,
          )}
        ];`,
    },
  ];
}

function section({ title, line }: Services): Code {
  return code`
    function ServicesSection() {
      return (
        <@TitledSection id="services" ${attribute("title", title)} ${attribute("line", line)}>
          <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {@servicesOffered.map((offer) => (
              <@OfferedCard key={offer.slug} offer={offer} />
            ))}
          </ul>
        </@TitledSection>
      );
    }`;
}

function preview(project: ProjectModel, feature: Services): Code {
  const page = blockPage(project, feature.id, "list");
  return code`
    function ServicesPreview() {
      return (
        <@TitledSection id="services" ${attribute("title", feature.title)} ${attribute("line", feature.line)}>
          <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {@servicesOffered.slice(0, 3).map((offer) => (
              <@OfferedCard key={offer.slug} offer={offer} />
            ))}
          </ul>
          ${when(
            page !== null,
            () => code`
            <@Link to="${raw(page?.path ?? "/")}" className="text-button self-start">
              ${jsxText(`All of it: ${page?.page.title ?? ""}`)}
              <@ArrowRightIcon className="size-4" />
            </@Link>`,
          )}
        </@TitledSection>
      );
    }`;
}

const card = code`
  function OfferedCard({ offer }: { offer: @ServiceOffered }) {
    return (
      <li className="card card-hover relative flex flex-col gap-3 p-6">
        <@IconTile Icon={offer.Icon} />
        <h3 className="card-title">
          <@Link to={\`/offer/\${offer.slug}\`} className="cover">
            {offer.name}
          </@Link>
        </h3>
        <p className="text-muted">{offer.text}</p>
      </li>
    );
  }`;

function view(project: ProjectModel, feature: Services): Code {
  const page = blockPage(project, feature.id, "list");
  const next = linkTo(project, ["form", "contact", "pricing"]);
  return code`
    function ServiceView() {
      const { offer: slug } = @useParams();
      const offer = @servicesOffered.find((candidate) => candidate.slug === slug);
      if (!offer) return <@NotFoundPage />;

      return (
        <>
          <@BackLink to="${raw(page?.path ?? "/")}">${jsxText(page?.page.title ?? "Home")}</@BackLink>
          <@PageHeading title={offer.name} intro={offer.text} />
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
            <div className="card flex flex-col gap-8 p-6 sm:p-8">
              <section>
                <h2 className="section-title">What it includes</h2>
                <ul role="list" className="mt-4 flex flex-col gap-3">
                  ${feature.includes.map(
                    (text) => code`
                    <li className="flex gap-3">
                      <@CheckIcon className="mt-0.5 size-5 shrink-0 text-accent-ink" />
                      ${jsxText(text)}
                    </li>`,
                  )}
                </ul>
              </section>
              <section>
                <h2 className="section-title">How it works</h2>
                <ol role="list" className="steps mt-4">
                  ${feature.steps.map(
                    ({ title, text }) => code`
                    <li>
                      <strong className="font-semibold">${jsxText(title)}</strong>
                      <p className="text-muted">${jsxText(text)}</p>
                    </li>`,
                  )}
                </ol>
              </section>
              ${next && linkCode({ ...next, to: next.to.startsWith("#") ? "/" : next.to }, "button button-primary self-start")}
            </div>
            <div className="h-56 overflow-hidden rounded-card lg:h-96">
              <${sceneOf(feature.motif)} seed={@servicesOffered.indexOf(offer) + ${plain(1)}} />
            </div>
          </div>
        </>
      );
    }`;
}
