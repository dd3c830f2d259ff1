import type { FormEvent } from "react";
import { Button } from "../../components/ui/actions/button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { Field } from "../../components/ui/forms/field.tsx";
import { Input } from "../../components/ui/forms/input.tsx";
import { useEditor } from "../layout/editor-context.ts";
import { useSubdomain } from "./use-subdomain.ts";

/** The site's custom subdomain, with an immediate availability check. */
export function SubdomainCard() {
  const { projectId, state } = useEditor();
  const current = state.customSubdomain ?? "";
  const { value, isFree, problem, hint, isTaking, type, take, giveUp } = useSubdomain(projectId, current);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    take();
  };
  return (
    <form onSubmit={onSubmit}>
      <TitledCard
        title="Custom subdomain"
        description="The same site at an address that is easier to remember."
        footer={
          <>
            <span aria-live="polite">
              {isFree ? "This name is available." : current === "" ? "No custom subdomain yet." : `Now: ${current}`}
            </span>
            <span className="flex gap-2">
              {current !== "" && (
                <Button size="sm" variant="ghost" disabled={isTaking} onClick={giveUp}>
                  Remove
                </Button>
              )}
              <Button size="sm" type="submit" variant="primary" disabled={!isFree} isBusy={isTaking}>
                {isTaking ? "Saving" : "Use this name"}
              </Button>
            </span>
          </>
        }
      >
        <Field label="Name" hint={problem === null ? hint : undefined} error={problem}>
          <Input
            value={value}
            maxLength={63}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            placeholder="my-recipes"
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      </TitledCard>
    </form>
  );
}
