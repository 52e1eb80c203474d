import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { closingSchema, type ClosingValues } from '#src/components/forms/schemas/counter.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const blank: ClosingValues = { abort: false, message: '' };

function Submit() {
  const { t } = useTranslation();
  const { values } = useFormikContext<ClosingValues>();
  return (
    <SubmitButton size="medium" color={values.abort ? 'error' : 'primary'}>
      {t('counter.closing.submit')}
    </SubmitButton>
  );
}

export interface ClosingDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** How many people are waiting or being served. */
  people?: number;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the message, and whether everyone in the list loses their number. */
  onSubmit?: (values: ClosingValues) => Promise<void> | void;
  /** Why it was refused, above the fields. */
  notice?: ReactNode;
}

/** Closes a list: no new numbers, and on request the end of those that are left. */
export function ClosingDialog({
  open = false,
  people = 0,
  onClose,
  onSubmit = () => undefined,
  notice,
}: ClosingDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id} sx={{ typography: 'h3', pt: 3 }}>
        {t('counter.closing.title')}
      </DialogTitle>
      <FormShell
        initialValues={blank}
        schema={closingSchema}
        onSubmit={onSubmit}
        banner={notice}
        aria-labelledby={id}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        <Typography id={`${id}-text`} sx={{ mb: 1 }}>
          {people > 0
            ? t('counter.closing.text', { count: people })
            : t('counter.closing.textNone')}
        </Typography>
        {people > 0 && <CheckboxInput name="abort" label={t('counter.closing.abort')} />}
        <TextInput
          name="message"
          label={t('counter.closing.message')}
          optional
          autoComplete="off"
        />
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Submit />
        </Stack>
      </FormShell>
    </Dialog>
  );
}
