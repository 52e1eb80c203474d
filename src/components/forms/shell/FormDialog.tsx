import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormikProps, FormikValues } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema, InferType } from 'yup';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { FormNotice } from './FormNotice.tsx';
import { FormShell, type FormProps, type FormShellProps } from './FormShell.tsx';

export interface DialogProps<Values> extends FormProps<Values> {
  open?: boolean;
  /** Called on Escape, on the cancel button, and on a click beside a form that is unchanged. */
  onClose?: () => void;
}

export interface FormDialogProps<Schema extends AnyObjectSchema>
  extends
    Omit<DialogProps<InferType<Schema>>, 'onSubmit'>,
    Pick<FormShellProps<Schema>, 'schema' | 'onSubmit' | 'clears' | 'guarded' | 'pendingLabel'> {
  title?: ReactNode;
  children: ReactNode;
  /** Identifies the subject of the form. A new subject resets the fields. */
  subject?: string;
  extra?: ReactNode;
  /** Label of the submit button. Without it, there is no such button. */
  submit?: ReactNode;
  /** Id of the description, which makes it an alert dialog and focuses the cancel button. */
  alert?: string;
  isGrave?: (values: InferType<Schema>) => boolean;
}

/** The control to start with: the first that is required or long. Of a group, the chosen one. */
const firstControl = (dialog: HTMLElement): HTMLElement | null => {
  const group = '[role="radiogroup"][aria-required]';
  const first = dialog.querySelector<HTMLElement>(`textarea, :required, ${group} input`);
  return first?.closest(group)?.querySelector<HTMLElement>(':checked') ?? first;
};

/** A dialog with one form: title, fields, result, and buttons to cancel and submit. */
export function FormDialog<Schema extends AnyObjectSchema>({
  open = false,
  onClose,
  forget,
  title,
  children,
  subject,
  notice,
  extra,
  submit,
  pendingLabel,
  alert,
  isGrave,
  ...form
}: FormDialogProps<Schema>) {
  const { t } = useTranslation();
  const id = useId();
  const wayOut = useRef<HTMLButtonElement>(null);
  const fields = useRef<FormikProps<FormikValues>>(null);
  const close = () => {
    onClose?.();
    forget?.();
  };
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A stray click beside the dialog would discard the input.
        if (reason !== 'backdropClick' || !fields.current?.dirty) close();
      }}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={alert}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: {
          onEntering: (dialog) => (alert ? wayOut.current : firstControl(dialog))?.focus(),
        },
      }}
    >
      <DialogTitle
        id={id}
        sx={{ typography: 'h3', pt: 3, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </DialogTitle>
      <FormShell
        {...form}
        key={subject}
        fields={fields}
        aria-labelledby={id}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        {children}
        <FormNotice>{notice}</FormNotice>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          {extra}
          <Button ref={wayOut} onClick={close}>
            {t(notice || !submit ? 'common.close' : 'common.cancel')}
          </Button>
          {submit && (
            <SubmitButton
              size="medium"
              pending={form.pending}
              pendingLabel={pendingLabel}
              isGrave={isGrave}
            >
              {submit}
            </SubmitButton>
          )}
        </Stack>
      </FormShell>
    </Dialog>
  );
}
