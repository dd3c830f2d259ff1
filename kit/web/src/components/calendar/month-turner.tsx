import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { formatLongMonth } from "@/lib/format";
import { monthAfter } from "@/lib/months";

/** The month that is shown, with the ways to another one. */
export function MonthTurner({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="mr-auto">
        <SectionTitle>{formatLongMonth(month)}</SectionTitle>
      </div>
      <Button
        variant="outline"
        className="px-3"
        aria-label="Previous month"
        onClick={() => onTurn(monthAfter(month, -1))}
      >
        <ChevronLeftIcon />
      </Button>
      <Button
        variant="outline"
        className="px-3"
        aria-label="Next month"
        onClick={() => onTurn(monthAfter(month, 1))}
      >
        <ChevronRightIcon />
      </Button>
      <Input
        type="month"
        aria-label="Go to month"
        className="w-44"
        value={month}
        onChange={(event) => {
          if (event.target.value !== "") onTurn(event.target.value);
        }}
      />
    </div>
  );
}
