// How plans are written: the table of them, the choice that is kept, the cards, and the page of one plan.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { slugOf } from "../../../../writer/model/names.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import { blockPage } from "../../frame/sections.ts";
import { linkCode, linkTo } from "../../frame/site-links.ts";

type Pricing = FeatureOf<"pricing">;

const DATA = "src/features/site/plans-offered.ts";
const PATH = "src/features/site/PricingSection.tsx";
const VIEW = "src/features/site/PlanView.tsx";

/** All plans. */
export const pricingSection = new Reference("PricingSection", PATH);
/** The page of one plan. */
export const planView = new Reference("PlanView", VIEW);

/** The modules of the plans. */
export function pricingModules(project: ProjectModel, feature: Pricing): ModuleSource[] {
  return [
    { path: DATA, library: true, parts: dataParts(project, feature) },
    {
      path: PATH,
      library: true,
      parts: [
        { name: "PricingSection", code: section(feature) },
        { name: "PlanCard", code: card(feature) },
        { name: "ChosenPlan", code: chosenPlan(project) },
      ],
    },
    { path: VIEW, library: true, parts: [{ name: "PlanView", code: view(project, feature) }] },
  ];
}

function dataParts({ blueprint }: ProjectModel, { id, plans }: Pricing): Part[] {
  const offered = plans.map((plan, at) => ({ slug: slugOf(plan.name) || `plan-${at + 1}`, ...plan }));
  return [
    {
      name: "PlanOffered",
      isType: true,
      code: code`
        interface PlanOffered {
          slug: string;
          name: string;
          price: number;
          suits: string;
          features: readonly string[];
        }`,
    },
    { name: "plansOffered", code: code`const plansOffered: readonly @PlanOffered[] = ${{ literal: offered }};` },
    {
      name: "choices",
      comment: "What this visitor has chosen: one row at most.",
      code: code`
        const choices = @createCollection<{ plan: string }>({
          key: ${`${blueprint.slug}/${id}`},
          read: (saved) => (@plansOffered.some(({ slug }) => slug === saved.plan) ? { plan: @readText(saved.plan) } : null),
          samples: () => [],
        });`,
    },
    {
      name: "choosePlan",
      comment: "Chooses a plan in place of the one before; an empty text gives it up.",
      code: code`
        function choosePlan(plan: string) {
          for (const { id } of @choices.all()) @choices.remove(id);
          if (plan !== "") @choices.add({ plan });
        }`,
    },
  ];
}

function section({ title, line }: Pricing): Code {
  return code`
    function PricingSection() {
      return (
        <@TitledSection id="pricing" ${attribute("title", title)} ${attribute("line", line)}>
          <@ChosenPlan />
          <ul role="list" className="grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {@plansOffered.map((plan) => (
              <@PlanCard key={plan.slug} plan={plan} />
            ))}
          </ul>
        </@TitledSection>
      );
    }`;
}

function card({ period }: Pricing): Code {
  return code`
    function PlanCard({ plan }: { plan: @PlanOffered }) {
      const isChosen = @useRows(@choices).some((choice) => choice.plan === plan.slug);
      return (
        <li className={isChosen ? "card flex flex-col gap-4 border-2 border-accent p-6" : "card flex flex-col gap-4 p-6"}>
          <h3 className="card-title">
            <@Link to={\`/plan/\${plan.slug}\`} className="link">
              {plan.name}
            </@Link>
          </h3>
          <p>
            <span className="font-display text-4xl font-bold tabular-nums">{@formatMoney(plan.price, "USD")}</span>
            <span className="text-muted"> ${raw(`per ${period}`)}</span>
          </p>
          <p className="text-muted">{plan.suits}</p>
          <ul role="list" className="flex flex-col gap-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <@CheckIcon className="mt-0.5 size-5 shrink-0 text-accent-ink" />
                {feature}
              </li>
            ))}
          </ul>
          {isChosen ? (
            <p className="mt-auto flex min-h-11 items-center gap-2 font-semibold text-accent-ink">
              <@CircleCheckIcon className="size-5" />
              Your plan
            </p>
          ) : (
            <button type="button" className="button button-primary mt-auto" onClick={() => @choosePlan(plan.slug)}>
              Choose {plan.name}
            </button>
          )}
        </li>
      );
    }`;
}

function chosenPlan(project: ProjectModel): Code {
  const next = linkTo(project, ["contact", "form"]);
  return code`
    function ChosenPlan() {
      const [choice] = @useRows(@choices);
      const plan = @plansOffered.find(({ slug }) => slug === choice?.plan);
      return (
        <div role="status" className="empty:hidden">
          {plan && (
            <div className="card flex flex-wrap items-center justify-between gap-4 p-5">
              <p className="font-semibold">You have chosen {plan.name}. It begins as soon as you want it to.</p>
              <div className="flex flex-wrap gap-3">
                ${next && linkCode(next, "button button-primary")}
                <button type="button" className="button button-quiet" onClick={() => @choosePlan("")}>
                  Give it up
                </button>
              </div>
            </div>
          )}
        </div>
      );
    }`;
}

function view(project: ProjectModel, feature: Pricing): Code {
  const page = blockPage(project, feature.id, "plans");
  return code`
    function PlanView() {
      const { plan: slug } = @useParams();
      const plan = @plansOffered.find((candidate) => candidate.slug === slug);
      if (!plan) return <@NotFoundPage />;

      return (
        <>
          <@BackLink to="${raw(page?.path ?? "/")}">${jsxText(page?.page.title ?? "Home")}</@BackLink>
          <@PageHeading title={plan.name} intro={plan.suits} />
          <@ChosenPlan />
          <ul role="list" className="grid gap-4 sm:max-w-md">
            <@PlanCard plan={plan} />
          </ul>
        </>
      );
    }`;
}
