import { ButtonLink } from "@/components/ui/button-link";
import { useErrand } from "@/hooks/use-errand";

/** The way to log in for something: the forms say what for, and lead back here. */
export function LogInLink({ label, reason }: { label: string; reason: string }) {
  const errand = useErrand();
  return (
    <ButtonLink variant="outline" to="/account" state={errand(reason)}>
      {label}
    </ButtonLink>
  );
}
