import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { View, type ViewProps } from "react-native";
import type { FormState } from "@/hooks/use-form";

interface OpenForm extends FormState {
  submit: () => void;
}

const FormContext = createContext<OpenForm | null>(null);

/** The form that the controls below it belong to. */
export function Form({
  form,
  round,
  onSubmit,
  children,
  ...props
}: ViewProps & { form: FormState; round: number; onSubmit: () => void; children: ReactNode }) {
  return (
    <FormContext value={{ ...form, submit: onSubmit }}>
      <View key={round} {...props}>
        {children}
      </View>
    </FormContext>
  );
}

/** The form around a control. */
function useOpenForm(): OpenForm {
  const form = use(FormContext);
  if (form === null) throw new Error("A control with a name stands in a Form.");
  return form;
}

/** The texts that a control holds in the form around it. */
export function useFormTexts(name: string, initial: readonly string[]) {
  const form = useOpenForm();
  const [texts, setTexts] = useState(initial);
  const { set } = form;
  useEffect(() => set(name, texts), [set, name, texts]);
  return {
    form,
    texts,
    setTexts: (next: readonly string[]) => {
      set(name, next);
      setTexts(next);
    },
  };
}

/** The one text that a control holds in the form around it. */
export function useFormText(name: string, initial: string) {
  const { form, texts, setTexts } = useFormTexts(name, [initial]);
  return { form, text: texts[0] ?? "", setText: (next: string) => setTexts([next]) };
}
