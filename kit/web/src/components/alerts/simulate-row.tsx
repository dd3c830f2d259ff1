import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import { withArticle } from "@/lib/words";

/** Adds a row like another one, to see which alerts go off. */
export function SimulateRow<F extends Fields>({ entity }: { entity: Entity<F> }) {
  const id = useId();
  const rows = useRows(entity);
  const [chosen, setChosen] = useState("");
  const [message, setMessage] = useState("");
  const { one } = entity.noun;

  function simulate() {
    const row = rows.find((candidate) => candidate.id === chosen) ?? rows[0];
    if (row !== undefined) entity.rows.add(row);
    setMessage(
      row === undefined ? `Add ${withArticle(one)} first.` : `${titleOf(entity, row)} was added.`,
    );
  }

  return (
    <Card className="flex-row flex-wrap items-end">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
        <Label htmlFor={id}>{`Simulate a new ${one} like`}</Label>
        <NativeSelect id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">The newest</option>
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {titleOf(entity, row)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button variant="outline" onClick={simulate}>
        {`Simulate ${one}`}
      </Button>
      <p role="status" className="w-full text-sm font-semibold empty:hidden">
        {message}
      </p>
    </Card>
  );
}
