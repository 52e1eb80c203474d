import { useField, useFormikContext } from 'formik';
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reach, type AnyObjectSchema, type Schema } from 'yup';
import { isFieldMessage } from '#src/components/forms/schemas/rules.ts';

/** A form's status beside its values: the server's problems by field, as text. */
export interface FormStatus {
  serverErrors?: Record<string, string[]>;
}

/** The schema of the form around a field. */
export const FormRules = createContext<AnyObjectSchema | null>(null);

/** Whether a field must be filled in, given the other values. */
const isRequired = (rules: AnyObjectSchema | null, name: string, values: unknown): boolean => {
  try {
    return rules !== null && !(reach(rules, name, values) as Schema).spec.optional;
  } catch {
    // `reach` throws for a field without a rule of its own.
    return false;
  }
};

export interface FieldState<T> {
  id: string;
  labelId: string;
  helpId: string;
  describedBy: string | undefined;
  value: T;
  /** The sentence to show, from the schema or from the server. */
  error: string | undefined;
  required: boolean;
  /** Sets the value and clears the server's message about the old one. */
  setValue: (value: T) => void;
  /** Marks the field as visited, so that its error may show; `false` leaves the check to `setValue`. */
  setTouched: (check?: boolean) => void;
}

/**
 * Binds a control to Formik: merges touched state, the schema's message (a key of the
 * `validation` texts) and the server's field error into one sentence.
 */
export function useFieldState<T>(name: string, hint?: ReactNode): FieldState<T> {
  const { t } = useTranslation();
  const id = useId();
  const rules = use(FormRules);
  const { values, status, setStatus } = useFormikContext();
  const [field, meta, helpers] = useField<T>(name);
  const { serverErrors } = (status ?? {}) as FormStatus;
  const own: unknown = meta.touched ? meta.error : undefined;
  const ownText = isFieldMessage(own) ? t(`validation.${own.key}`, own.params ?? {}) : own;
  const error =
    typeof ownText === 'string' ? ownText : serverErrors?.[name]?.join(' ') || undefined;

  return {
    id,
    labelId: `${id}-label`,
    helpId: `${id}-help`,
    describedBy: error || hint ? `${id}-help` : undefined,
    value: field.value,
    error,
    required: isRequired(rules, name, values),
    setValue: (value) => {
      if (serverErrors?.[name]) {
        const { [name]: _fixed, ...rest } = serverErrors;
        setStatus({ serverErrors: rest } satisfies FormStatus);
      }
      void helpers.setValue(value);
    },
    setTouched: (check = true) => void helpers.setTouched(true, check),
  };
}
