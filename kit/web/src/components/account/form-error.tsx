/** What is wrong with a form as a whole; nothing where nothing is. */
export function FormError({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p role="alert" className="font-medium text-destructive">
      {children}
    </p>
  );
}
