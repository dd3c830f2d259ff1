import * as signInWords from "#words/sign-in.ts";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../components/ui/actions/icon-button.tsx";
import { Field } from "../components/ui/forms/field.tsx";
import { Input } from "../components/ui/forms/input.tsx";

/** Props of a password field. */
export interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  isNew: boolean;
  hint?: string;
  error: string | null;
}

/** A password input with a show button. Indicates to password managers whether the password is new. */
export function PasswordField({ label, name, value, onChange, isNew, hint, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field label={label} hint={hint} error={error}>
        <Input
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          className="pr-11"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <IconButton
        label={isShown ? signInWords.hidePassword : signInWords.showPassword}
        size="sm"
        className="absolute top-[1.875rem] right-1"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}
