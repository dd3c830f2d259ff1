import { useState } from "react";
import { AssessmentForm } from "@/components/learning/assessment/assessment-form";
import { BarChart } from "@/components/charts/bar-chart";
import { DescriptionList } from "@/components/description-list";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import {
  type AssessedSide,
  type AssessmentResult,
  meaningOf,
  profileOf,
  results,
} from "@/lib/learning/assessment";
import { chartColor } from "@/lib/chart-color";
import { formatDate } from "@/lib/format";

/** The statements, or the profile once they are answered. */
export function Assessment({ title, sides }: { title: string; sides: readonly AssessedSide[] }) {
  const [latest, ...earlier] = useCollection(results);
  const [isAsking, setAsking] = useState(false);

  function finish(given: Readonly<Record<string, number>>) {
    results.add({ values: profileOf(sides, given), at: new Date().toISOString() });
    setAsking(false);
    window.scrollTo(0, 0);
  }

  return (
    <SectionCard title={title}>
      {isAsking || latest === undefined ? (
        <AssessmentForm
          statements={sides.flatMap(({ statements }) => statements)}
          onFinish={finish}
        />
      ) : (
        <>
          <Profile sides={sides} result={latest} />
          <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
            Take it again
          </Button>
          {earlier.length > 0 && (
            <p className="text-sm text-muted-foreground">
              Taken before: {earlier.map(({ at }) => formatDate(at.slice(0, 10))).join("; ")}
            </p>
          )}
        </>
      )}
    </SectionCard>
  );
}

function Profile({ sides, result }: { sides: readonly AssessedSide[]; result: AssessmentResult }) {
  const points = sides.map(({ name }, index) => ({
    label: name,
    value: result.values[name] ?? 0,
    color: chartColor(index),
  }));
  const strongest = points.toSorted((left, right) => right.value - left.value)[0];
  return (
    <>
      <p role="status" className="text-lg">
        Your strongest side is <strong>{strongest?.label}</strong>. Your profile is saved.
      </p>
      <BarChart label="Your profile" points={points} format={(value) => `${value}%`} />
      <DescriptionList
        entries={sides.map((side) => ({ term: side.name, description: meaningOf(side, result) }))}
      />
    </>
  );
}
