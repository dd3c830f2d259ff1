import { SearchIcon } from "lucide-react";
import { useSearchParams } from "react-router";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";
import { type Tracking, codeOf } from "@/lib/tracking";
import { upperFirst, withArticle } from "@/lib/words";

interface CodeFormProps {
  tracking: Tracking;
  /** What is done with the code: "Track". */
  verb: string;
  /** What is wrong with the code that was asked for. */
  error?: string | undefined;
}

/** Asks for the code of a row, and puts it into the URL as `code`. */
export function CodeForm({ tracking, verb, error }: CodeFormProps) {
  const { entity } = tracking;
  const [params, setParams] = useSearchParams();
  const label = `${entity.noun.one} ID`;
  const fields = {
    code: text({ label: upperFirst(label), required: true, missing: `Enter the ${label}.` }),
  };
  const { errors, handleSubmit } = useFieldsForm(
    fields,
    ({ code }) => setParams({ code }, { replace: true, preventScrollReset: true }),
    {
      keepsValues: true,
    },
  );
  const [first] = entity.rows.all();
  return (
    <Card>
      <form
        noValidate
        onSubmit={handleSubmit}
        aria-label={`${verb} ${withArticle(entity.noun.one)}`}
        className="flex flex-wrap items-start gap-4"
      >
        <div className="min-w-0 flex-1 basis-56">
          <FieldInput
            field={fields.code}
            name="code"
            value={params.get("code") ?? ""}
            description={
              first === undefined
                ? "It stands on its page"
                : `For example ${codeOf(tracking, first)}`
            }
            error={errors["code"] ?? error}
          />
        </div>
        <Button type="submit" className="mt-6.5 max-sm:mt-0">
          <SearchIcon />
          {verb}
        </Button>
      </form>
    </Card>
  );
}
