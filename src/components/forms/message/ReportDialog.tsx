import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#common/forms.ts';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';
import { useFormGuard } from '#src/components/forms/shell/useFormGuard.ts';
import { reportSchema, type ReportValues } from '#src/components/forms/schemas/listing.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: ReportValues = { reason: 'other', message: '' };

export interface ReportDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The question; about a listing without it. */
  title?: string;
  /** The reasons to choose from; none: the message says it all. */
  reasons?: readonly ReportReason[];
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the message once there is one, and how it was filled in; `true` empties the fields. */
  onSubmit?: (values: ReportValues, guard: FormGuard) => Promise<boolean> | void;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The request is in progress. */
  pending?: boolean;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Reports an incorrect listing to the people behind the directory. */
export function ReportDialog({
  open = false,
  title: question,
  reasons = REPORT_REASONS,
  onClose,
  onSubmit = () => undefined,
  serverErrors,
  pending = false,
  notice,
}: ReportDialogProps) {
  useFormTexts();
  const { t } = useTranslation();
  const { trap, read } = useFormGuard();
  const title = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntering: () => message.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {question ?? t('forms.report.title')}
      </DialogTitle>
      <FormShell
        initialValues={blank}
        schema={reportSchema}
        onSubmit={async (values) => ((await onSubmit(values, read())) ? 'clear' : undefined)}
        serverErrors={serverErrors}
        pending={pending}
        aria-labelledby={title}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        <Honeypot ref={trap} />
        {reasons.length > 0 && (
          <SelectInput
            name="reason"
            label={t('written.report.reason')}
            options={reasons.map((value) => ({
              value,
              label: t(`written.report.reasons.${value}`),
            }))}
          />
        )}
        <TextInput
          name="message"
          label={t('forms.report.message')}
          multiline
          minRows={4}
          inputRef={message}
          required
        />
        <FormNotice>{notice}</FormNotice>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          <Button onClick={onClose}>{t(notice ? 'common.close' : 'common.cancel')}</Button>
          <SubmitButton size="medium" pending={pending} pendingLabel={t('forms.report.sending')}>
            {t('forms.report.submit')}
          </SubmitButton>
        </Stack>
      </FormShell>
    </Dialog>
  );
}
