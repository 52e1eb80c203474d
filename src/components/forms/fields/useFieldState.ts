import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isFieldMessage } from '#src/components/forms/schemas/messages.ts';

/** A form's status beside its values: the server's problems by field, as text. */
export interface FormStatus {
  serverErrors?: Record<string, string[]>;
}

/** All that a field's control needs to know about its place in the form. */
export interface FieldState<T> {
  /** The control's id; the label points at it. */
  id: string;
  labelId: string;
  helpId: string;
  value: T;
  /** The sentence to show, from the schema or from the server. */
  error: string | undefined;
  /** Sets the value and clears the server's message about the old one. */
  setValue: (value: T) => void;
  /** Marks the field as visited, so that its error may show; `false` leaves the check to `setValue`. */
  setTouched: (check?: boolean) => void;
}

/**
 * Binds a control to Formik: merges touched state, the schema's message (a key of the
 * `validation` texts) and the server's field error into one sentence.
 */
export function useFieldState<T>(name: string): FieldState<T> {
  const { t } = useTranslation();
  const id = useId();
  const { status, setStatus } = useFormikContext();
  const [field, meta, helpers] = useField<T>(name);
  const { serverErrors } = (status ?? {}) as FormStatus;
  const own: unknown = meta.touched ? meta.error : undefined;
  const ownText = isFieldMessage(own) ? t(`validation.${own.key}`, own.params ?? {}) : own;

  return {
    id,
    labelId: `${id}-label`,
    helpId: `${id}-help`,
    value: field.value,
    error: typeof ownText === 'string' ? ownText : serverErrors?.[name]?.join(' ') || undefined,
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
