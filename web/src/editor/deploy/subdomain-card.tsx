import * as generalWords from "#words/general.ts";
import * as deployWords from "#words/editor/panels/deploy.ts";
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
        title={deployWords.customSubdomain}
        description={deployWords.subdomainText}
        footer={
          <>
            <span aria-live="polite">
              {isFree
                ? deployWords.thisNameIsAvailable
                : current === ""
                  ? deployWords.noCustomSubdomainYet
                  : deployWords.now({ name: current })}
            </span>
            <span className="flex gap-2">
              {current !== "" && (
                <Button size="sm" variant="ghost" disabled={isTaking} onClick={giveUp}>
                  {generalWords.remove}
                </Button>
              )}
              <Button size="sm" type="submit" variant="primary" disabled={!isFree} isBusy={isTaking}>
                {isTaking ? generalWords.saving : deployWords.useThisName}
              </Button>
            </span>
          </>
        }
      >
        <Field label={generalWords.name} hint={problem === null ? hint : undefined} error={problem}>
          <Input
            value={value}
            maxLength={63}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            placeholder={deployWords.exampleName}
            onChange={(event) => type(event.target.value)}
          />
        </Field>
      </TitledCard>
    </form>
  );
}
