import { useState } from "react";
import { DescriptionList } from "@/components/description-list";
import { SelectField } from "@/components/fields/select-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { optionsOf } from "@/lib/fields/filters";
import { formatMoment } from "@/lib/format";
import type { Stored } from "@/lib/store";
import {
  REVIEW_STATES,
  type SurveyQuestion,
  type SurveyResponse,
  readReview,
  responses,
} from "@/lib/learning/survey";
import { toast } from "@/lib/toast";
import { upperFirst } from "@/lib/words";

/** A response, opened to be read and reviewed. */
export function SurveyResponseItem({
  response,
  questions,
  name,
}: {
  response: Stored<SurveyResponse>;
  questions: readonly SurveyQuestion[];
  /** What it is called inside a sentence: "response 3". */
  name: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong>{upperFirst(name)}</strong>
        <time dateTime={response.at} className="text-sm text-muted-foreground">
          {formatMoment(response.at)}
        </time>
        <Badge variant="secondary">{response.review}</Badge>
        <Button
          variant="link"
          size="sm"
          className="ml-auto px-0"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Close" : "Review"} {name}
        </Button>
      </div>
      {isOpen && (
        <>
          <DescriptionList
            entries={questions.map(({ id, prompt }) => ({
              term: prompt,
              description: response.answers[id]?.join(", ") || "No answer",
            }))}
          />
          <Review response={response} name={name} />
        </>
      )}
    </li>
  );
}

function Review({ response, name }: { response: Stored<SurveyResponse>; name: string }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={`Review of ${name}`}
        value={response.review}
        options={optionsOf(REVIEW_STATES)}
        onChange={(state) => responses.update(response.id, { review: readReview(state) })}
      />
      <Button
        variant="destructive"
        onClick={() =>
          toast(`Deleted ${name}.`, {
            action: { label: "Undo", onClick: responses.remove(response.id) },
          })
        }
      >
        Delete {name}
      </Button>
    </div>
  );
}
