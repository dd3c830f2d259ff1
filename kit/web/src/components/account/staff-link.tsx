import { Link } from "react-router";
import { useAccount } from "@/hooks/use-account";
import * as communityWords from "@/words/community";

/** The way in at the foot of a site whose visitors have nothing to log in for. */
export function StaffLink() {
  if (useAccount() !== null) return null;
  return (
    <p className="self-end">
      <Link
        to="/account"
        className="inline-block min-h-[24px] min-w-[24px] py-1 underline-offset-4 hover:underline"
      >
        {communityWords.staffLogIn}
      </Link>
    </p>
  );
}
