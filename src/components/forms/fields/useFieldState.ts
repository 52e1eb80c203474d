import { useField, useFormikContext } from 'formik';
import type { TFunction } from 'i18next';
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reach, type AnyObjectSchema, type Schema } from 'yup';
import { isFieldMessage } from '#src/components/forms/schemas/rules.ts';

/** The Formik status of a form: the server's field errors, as text. */
export interface FormStatus {
  serverErrors?: Record<string, string[]>;
}

export const FormRules = createContext<AnyObjectSchema | null>(null);

const isRequired = (rules: AnyObjectSchema | null, name: string, values: unknown): boolean => {
  try {
    return rules !== null && !(reach(rules, name, values) as Schema).spec.optional;
  } catch {
    // `reach` throws if the field has no rule.
    return false;
  }
};

/**
 * The server's problem as a sentence. Servers send the end of one («λείπει», "is required"), because
 * a list of problems puts the field's name before it.
 */
const sentenceOf = (problem: string, t: TFunction): string => {
  const sentence = /^\p{Ll}/u.test(problem) ? t('validation.refused', { problem }) : problem;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

export interface FieldState<T> {
  id: string;
  labelId: string;
  helpId: string;
  describedBy: string | undefined;
  value: T;
  /** The error to show, from the schema or the server. */
  error: string | undefined;
  required: boolean;
  /** Sets the value and clears the server's error about the old value. */
  setValue: (value: T) => void;
  /** Marks the field as touched. `false` skips validation, which `setValue` runs. */
  setTouched: (check?: boolean) => void;
}

/**
 * Binds a control to Formik. Combines the touched state, the schema's message (a key of the
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
  const refusals = serverErrors?.[name]?.map((problem) => sentenceOf(problem, t)).join(' ');
  const error = typeof ownText === 'string' ? ownText : refusals || undefined;

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
