import { styled } from '@mui/material/styles';
import { Formik, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { useWaits } from '#src/hooks/useWaits.ts';
import { FormNotice } from './FormNotice.tsx';
import { useDraftWatch } from './useDraftWatch.ts';
import { NeedsScripts } from '#src/components/forms/NeedsScripts.tsx';
import type { FormStatus } from '#src/components/forms/fields/useFieldState.ts';

const Form = styled('form', { name: 'SeiraFormShell', slot: 'root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
}));

const Notice = styled('div', { name: 'SeiraFormShell', slot: 'notice' })(({ theme }) => ({
  scrollMarginTop: 96,
  '&:not(:empty)': { marginBottom: theme.spacing(1.5) },
  '&:empty': { display: 'none' },
}));

const focusable =
  '[role="combobox"], [role="spinbutton"], select:enabled, input:not([type="hidden"]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"])';

/** Scrolls to the first invalid field and focuses it. */
const goToFirstInvalid = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector<HTMLElement>('[data-field-invalid]');
  if (!field) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
};

/** How a page follows a form that it sends. `Typed` are the values before the schema's rules. */
export interface FormProps<Values, Typed = Values> {
  /** Receives the values once they are valid, trimmed by the schema. The form waits for the promise. */
  onSubmit?: (values: Values) => Promise<unknown> | void;
  /** Receives the form's values whenever typing pauses. */
  onDraft?: (values: Typed) => void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** A notice above the fields; scrolled into view when it appears. */
  banner?: ReactNode;
  /** The result of submitting the form, beside the button. */
  notice?: ReactNode;
}

export interface FormShellProps<Values extends FormikValues>
  extends
    Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset' | 'children'>,
    FormProps<Values> {
  /** The fields' initial values. */
  initialValues: Values;
  /** The rules, made once at module level; its messages are keys of the `validation` texts. */
  schema?: AnyObjectSchema;
  /** Empties the fields after `onSubmit` resolves to true: nobody needs to see them again. */
  clears?: boolean;
  /** Label of the button below the fields; without it the form brings its own. */
  submit?: ReactNode;
  /** The button's label while the request is in progress. */
  pendingLabel?: string;
  /** The button is as wide as the form. */
  wideButton?: boolean;
  /** The fields. */
  children: ReactNode;
}

const narrow = { mt: 1, alignSelf: { sm: 'flex-start' } };

function Body<Values extends FormikValues>({
  serverErrors,
  banner,
  notice: result,
  onDraft,
  pending = false,
  submit,
  pendingLabel,
  wideButton = false,
  children,
  ...rest
}: Omit<FormShellProps<Values>, 'initialValues' | 'schema' | 'onSubmit' | 'clears'>) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  const { handleSubmit, handleReset, isSubmitting, setStatus, status, submitCount } =
    useFormikContext();
  const busy = pending || isSubmitting;
  const waits = useWaits(form);
  useDraftWatch(onDraft);

  useEffect(() => {
    setStatus({ serverErrors } satisfies FormStatus);
  }, [serverErrors, setStatus]);

  useEffect(() => {
    if (busy || submitCount === handled.current) return;
    handled.current = submitCount;
    goToFirstInvalid(form.current);
  }, [busy, submitCount]);

  const known = (status as FormStatus | undefined)?.serverErrors;
  useEffect(() => {
    if (!busy && known && known === serverErrors) goToFirstInvalid(form.current);
  }, [known, serverErrors, busy]);

  const noticed = Boolean(banner);
  useEffect(() => {
    if (noticed && !busy && submitCount > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [noticed, busy, submitCount]);

  return (
    <Form
      noValidate
      // POST, so that without scripts the input never appears in an address. The server redirects
      // back here.
      method="post"
      {...waits}
      {...rest}
      ref={form}
      onReset={handleReset}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else handleSubmit(event);
      }}
    >
      <NeedsScripts />
      <Notice ref={notice}>{banner}</Notice>
      {children}
      {submit && (
        <>
          <SubmitButton
            pending={pending}
            pendingLabel={pendingLabel}
            fullWidth={wideButton}
            sx={wideButton ? undefined : narrow}
          >
            {submit}
          </SubmitButton>
          <FormNotice>{result}</FormNotice>
        </>
      )}
    </Form>
  );
}

/**
 * A form with Formik inside: it never shows the browser's own validation bubbles, focuses the first
 * invalid field, keeps the input when a request fails, and cannot be sent twice.
 */
export function FormShell<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  clears = false,
  ...rest
}: FormShellProps<Values>) {
  const sending = useRef(false);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { resetForm }) => {
        if (sending.current) return;
        sending.current = true;
        try {
          const sent = await onSubmit?.(schema ? (schema.cast(values) as Values) : values);
          if (clears && sent === true) resetForm();
        } finally {
          sending.current = false;
        }
      }}
    >
      <Body {...rest} />
    </Formik>
  );
}
