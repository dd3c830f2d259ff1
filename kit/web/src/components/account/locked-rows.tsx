// What stands where only some people see the rows: one entrance for all of them, and nothing of what it leads to.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LogInLink } from "@/components/account/log-in-link";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card, CardGrid } from "@/components/ui/card";
import { useAccount } from "@/hooks/use-account";
import type { Entity, Locked } from "@/lib/entity";
import { listInSentence } from "@/lib/words";
import * as words from "@/words/community";

/** An entity, as far as it says who sees its rows. */
type Guarded = Pick<Entity, "noun" | "locked">;

/** A page of the app, and what is there. */
export interface AppPart {
  title: string;
  text: string;
  to: string;
}

/** Shown only to people who see the rows of the entity, or can see some of them. */
export function Unlocked({ entity, children }: { entity: Guarded; children: ReactNode }) {
  useAccount();
  return isLocked(entity) ? null : children;
}

const isLocked = ({ locked }: Guarded) => (locked?.() ?? null) !== null;

/** The way in, for someone who does not see the rows of these entities: the sample accounts first, then their own. With `parts` it says what the app has. Nothing once they see all of them. */
export function LockedRows({
  entities,
  parts = [],
}: {
  entities: readonly Guarded[];
  parts?: readonly AppPart[];
}) {
  const account = useAccount();
  const hidden = entities.filter(isLocked);
  const many = listInSentence(hidden.map(({ noun }) => noun.many));
  const [locked] = hidden.flatMap((entity) => entity.locked?.({ ...entity.noun, many }) ?? []);
  if (locked === undefined) return null;
  return (
    <>
      <Card className="items-start gap-5">
        <SectionTitle>{locked.title}</SectionTitle>
        {account === null && <p className="max-w-prose text-lg">{words.lookInsideFirst}</p>}
        <WaysIn locked={locked} />
      </Card>
      {account === null && parts.length > 0 && <Parts parts={parts} />}
    </>
  );
}

/** The sample accounts, the first of them as the main action, and the way to an own account. */
function WaysIn({ locked: { title, visits = [], action } }: { locked: Locked }) {
  return (
    <div className="flex flex-wrap gap-3">
      {visits.map(({ label, run }, index) => (
        <Button key={label} variant={index === 0 ? "default" : "outline"} onClick={run}>
          {label}
        </Button>
      ))}
      {action !== undefined && <LogInLink label={action.label} reason={title} />}
    </div>
  );
}

function Parts({ parts }: { parts: readonly AppPart[] }) {
  return (
    <section aria-label={words.whatIsInside} className="flex flex-col gap-5">
      <SectionTitle>{words.whatIsInside}</SectionTitle>
      <CardGrid>
        {parts.map(({ title, text, to }) => (
          <li key={to} className="min-w-0">
            <Card className="h-full gap-2">
              <h3 className="font-heading text-lg font-semibold">
                <Link to={to} data-slot="link" className="text-link underline">
                  {title}
                </Link>
              </h3>
              {text !== "" && <p className="text-muted-foreground">{text}</p>}
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
