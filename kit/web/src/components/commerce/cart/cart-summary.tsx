import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { type CartLine, formatTotal } from "@/lib/commerce/cart";
import { formatMoney } from "@/lib/format";
import type { Stored } from "@/lib/store";
import * as commerceWords from "@/words/commerce";

/** What the cart has and costs. `children` are the ways on. */
export function CartSummary({
  lines,
  children,
}: {
  lines: readonly Stored<CartLine>[];
  children: ReactNode;
}) {
  return (
    <section aria-label={commerceWords.orderSummary}>
      <Card>
        <SectionTitle>{commerceWords.summary}</SectionTitle>
        <ul role="list" className="flex flex-col gap-2 text-sm">
          {lines.map(({ id, title, quantity, price, currency }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 break-words text-muted-foreground">
                {quantity} × {title}
              </span>
              <span className="tabular-nums">{formatMoney(quantity * price, currency)}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between gap-4 border-t border-border pt-4 text-lg font-bold">
          <span>{commerceWords.total}</span>
          <span className="tabular-nums">{formatTotal(lines)}</span>
        </p>
        {children}
      </Card>
    </section>
  );
}
