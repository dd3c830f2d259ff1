/** The name of a page in an address: `Invoices by month` → `invoices-by-month`. */
export function pageSlug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return plain === "" ? "page" : plain;
}
