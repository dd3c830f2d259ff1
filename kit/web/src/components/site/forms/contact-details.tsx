import { ClockIcon, type LucideIcon, MailIcon, PhoneIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type Hours, HoursList } from "@/components/site/forms/opening-hours";
import { Card, CardTitle } from "@/components/ui/card";
import * as siteWords from "@/words/site";

interface DetailsProps {
  email?: string;
  phone?: string;
  /** When somebody is there. */
  hours?: Hours;
  /** Below the details, in small print. */
  note?: string;
}

/** Other ways to reach those behind the site. */
export function ContactDetails({ email, phone, hours, note }: DetailsProps) {
  const [user = "", domain = ""] = email?.split("@") ?? [];
  return (
    <address className="not-italic">
      <Card className="sm:p-6">
        <CardTitle>{siteWords.otherWays}</CardTitle>
        {email !== undefined && (
          <Way icon={MailIcon}>
            <a
              href={`mailto:${email}`}
              data-slot="link"
              className="wrap-anywhere text-link underline"
            >
              {user}@
              <wbr />
              {domain}
            </a>
          </Way>
        )}
        {phone !== undefined && (
          <Way icon={PhoneIcon}>
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
              data-slot="link"
              className="text-link underline"
            >
              {phone}
            </a>
          </Way>
        )}
        {hours !== undefined && (
          <Way icon={ClockIcon}>
            <HoursList hours={hours} />
          </Way>
        )}
        {note !== undefined && <p className="text-sm text-muted-foreground">{note}</p>}
      </Card>
    </address>
  );
}

function Way({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-foreground" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
