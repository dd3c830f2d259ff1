// Plans of which a visitor chooses one.
import { readText } from "../saved";
import { type Collection, createCollection } from "../store";

/** Something that is taken for a price. */
export interface Plan {
  /** The end of its address: `/plan/family`. */
  slug: string;
  name: string;
  /** For each period. */
  price: number;
  /** Whom it suits. */
  suits: string;
  features: readonly string[];
}

interface PlansOptions {
  /** The name in storage of the choice. */
  name: string;
  /** An ISO 4217 code. */
  currency: string;
  /** What a price is for: "month". */
  period: string;
  plans: readonly Plan[];
}

/** Plans, and the choice of this visitor. */
export interface Plans extends PlansOptions {
  /** One row at most. */
  choices: Collection<{ plan: string }>;
}

/** Defines plans and opens the choice. A choice of a plan that is offered no longer is dropped. */
export function definePlans(options: PlansOptions): Plans {
  const choices = createCollection<{ plan: string }>({
    name: options.name,
    read: (saved) => {
      const plan = readText(saved["plan"]);
      return options.plans.some(({ slug }) => slug === plan) ? { plan } : null;
    },
  });
  return { ...options, choices };
}

/** Chooses a plan in place of the one before; null gives it up. */
export function choosePlan({ choices }: Plans, plan: Plan | null) {
  for (const { id } of choices.all()) choices.remove(id);
  if (plan !== null) choices.add({ plan: plan.slug });
}

/** The address of a plan. */
export function planPath({ slug }: Plan): string {
  return `/plan/${slug}`;
}
