import { EyeIcon, EyeOffIcon } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FormErrors } from "@/hooks/use-form";
import * as communityWords from "@/words/community";

interface PasswordProps {
  label: string;
  /** Its name in the form's data. */
  name: string;
  /** What a password manager may do: offer a new one, or fill in the one of the account. */
  purpose: "new" | "current";
  description?: string;
  errors: FormErrors;
}

/** A labelled control for a password, which can be shown. */
export function PasswordInput({ label, name, purpose, description, errors }: PasswordProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} required description={description} error={errors[name]}>
      {(control) => (
        <div className="flex items-center gap-1">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={`${purpose}-password`}
          />
          <IconButton
            icon={isShown ? <EyeOffIcon className="size-5" /> : <EyeIcon className="size-5" />}
            label={`${isShown ? communityWords.hide : communityWords.show}: ${label}`}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
