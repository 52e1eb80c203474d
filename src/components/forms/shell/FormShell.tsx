import styled from '@emotion/styled';
import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema, InferType } from 'yup';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { bringIntoView } from '#src/hooks/goTo.ts';
import { useNeedsScripts } from '#src/hooks/useNeedsScripts.ts';
import { FormNotice, NeedsScripts } from './FormNotice.tsx';
import { FormRules, type FormStatus } from '#src/components/forms/fields/useFieldState.ts';

const Form = styled('form')(({ theme }) => ({
  ...theme.mixins.column,
  gap: theme.spacing(2),
}));

const Notice = styled('div')(({ theme }) => ({
  scrollMarginTop: 96,
  '&:not(:empty)': { marginBottom: theme.spacing(1.5) },
  '&:empty': { display: 'none' },
}));

const focusable =
  '[role="combobox"], [role="spinbutton"], select:enabled, input:not([type="hidden"]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"])';

const goToFirstInvalid = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector<HTMLElement>('[data-field-invalid]');
  if (!field) return;
  bringIntoView(field, { block: 'center' });
  field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
};

const PAUSE_MS = 500;

/** Reports the values after each pause in typing and before the page is left. */
function useDraftWatch<Values extends FormikValues>(
  onDraft: ((values: Values) => void) | undefined,
): void {
  const { values } = useFormikContext<Values>();
  const reported = useRef(values);
  const pending = useRef<() => void>(null);

  useEffect(() => {
    if (!onDraft || values === reported.current) return undefined;
    const report = (): void => {
      pending.current = null;
      reported.current = values;
      onDraft(values);
    };
    pending.current = report;
    const timer = setTimeout(report, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, onDraft]);

  useEffect(() => {
    const flush = (): void => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}

/** A field that no person can see or reach. Bots fill it in. */
function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden aria-hidden>
      <label>
        {t('forms.honeypot')}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </VisuallyHidden>
  );
}

export interface FormProps<Values> {
  /** Initial values. The others start with the schema's defaults. Null: not chosen yet. */
  initial?: { [Name in keyof Values]?: Values[Name] | null };
  /** Receives the valid, trimmed values. The form is pending until the promise settles. */
  onSubmit?: (values: Values) => Promise<unknown> | void;
  /** Receives the values after each pause in typing. */
  onDraft?: (values: Values) => void;
  pending?: boolean;
  /** The server's field errors, as text. */
  serverErrors?: Record<string, string[]>;
  /** A notice above the fields, scrolled into view when it appears. */
  banner?: ReactNode;
  notice?: ReactNode;
  /** Clears the result of the last submission. A dialog calls it when it closes. */
  forget?: () => void;
}

/** A form that does not require an account. */
export interface GuardedForm<Values> extends Omit<FormProps<Values>, 'onSubmit'> {
  onSubmit?: (values: Values, guard: FormGuard) => Promise<unknown> | void;
}

export interface FormShellProps<Schema extends AnyObjectSchema>
  extends
    Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onReset' | 'children'>,
    GuardedForm<InferType<Schema>> {
  /** Fields with defaults and rules, created at module level. Messages are keys of `validation`. */
  schema: Schema;
  /** Clears the fields after `onSubmit` resolves to true. */
  clears?: boolean;
  /** Passes the bot guard to `onSubmit`. */
  guarded?: boolean;
  /** Label of the submit button. Without it, the form renders its own. */
  submit?: ReactNode;
  pendingLabel?: string;
  wideButton?: boolean;
  /** The state of the fields. */
  fields?: Ref<FormikProps<FormikValues>>;
  children: ReactNode;
}

const narrow = { mt: 1, alignSelf: { sm: 'flex-start' } };

function Body<Schema extends AnyObjectSchema>({
  serverErrors,
  banner,
  notice: result,
  onDraft,
  pending = false,
  submit,
  pendingLabel,
  wideButton = false,
  trap,
  children,
  ...rest
}: Omit<
  FormShellProps<Schema>,
  'initial' | 'schema' | 'onSubmit' | 'clears' | 'guarded' | 'fields'
> & {
  trap: Ref<HTMLInputElement> | false;
}) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const handled = useRef(0);
  const { handleSubmit, handleReset, isSubmitting, setStatus, status, submitCount } =
    useFormikContext();
  const busy = pending || isSubmitting;
  const needsScripts = useNeedsScripts(form);
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
      // POST keeps the input out of the address if scripts are missing. The server redirects back.
      method="post"
      aria-label={typeof submit === 'string' ? submit : undefined}
      {...needsScripts}
      {...rest}
      ref={form}
      onReset={handleReset}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
        else handleSubmit(event);
      }}
    >
      <NeedsScripts />
      {trap && <Honeypot ref={trap} />}
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
 * A Formik form that focuses the first invalid field, keeps the input if a request fails, and
 * cannot be sent twice. It disables the browser's validation messages.
 */
export function FormShell<Schema extends AnyObjectSchema>({
  initial,
  schema,
  onSubmit,
  clears = false,
  guarded = false,
  forget: _forget,
  fields,
  ...rest
}: FormShellProps<Schema>) {
  const sending = useRef(false);
  const trap = useRef<HTMLInputElement>(null);
  const [since] = useState(() => performance.now());
  return (
    <Formik
      innerRef={fields}
      initialValues={{ ...(schema.getDefault() as FormikValues), ...initial }}
      validationSchema={schema}
      onSubmit={async (values, { resetForm }) => {
        if (sending.current) return;
        sending.current = true;
        try {
          const typed = schema.cast(values) as InferType<Schema>;
          const guard = {
            website: trap.current?.value ?? '',
            seconds: (performance.now() - since) / 1000,
          };
          const sent = await (guarded
            ? onSubmit?.(typed, guard)
            : (onSubmit as FormProps<InferType<Schema>>['onSubmit'])?.(typed));
          if (clears && sent === true) resetForm();
        } finally {
          sending.current = false;
        }
      }}
    >
      <FormRules value={schema}>
        <Body {...rest} trap={guarded && trap} />
      </FormRules>
    </Formik>
  );
}
