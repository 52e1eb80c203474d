import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { reasonSchema, type ReasonValues } from '#src/components/forms/schemas/listing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const blank: ReasonValues = { reason: '' };

export interface ReasonDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The decision, as its button says it. */
  submit?: string;
  /** Who reads the reason. */
  hint?: string;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the reason once there is one. */
  onSubmit?: (values: ReasonValues) => Promise<void> | void;
}

/** Asks a moderator for the reason of a decision, which its author reads by mail. */
export function ReasonDialog({
  open = false,
  submit,
  hint,
  onClose,
  onSubmit = () => undefined,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntering: () => reason.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {t('moderation.reason.title')}
      </DialogTitle>
      <FormShell
        initialValues={blank}
        schema={reasonSchema}
        onSubmit={onSubmit}
        aria-labelledby={title}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        <TextInput
          name="reason"
          label={t('moderation.reason.label')}
          hint={hint ?? t('moderation.reason.hint')}
          multiline
          minRows={4}
          inputRef={reason}
          required
        />
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton size="medium">{submit ?? t('moderation.return.review')}</SubmitButton>
        </Stack>
      </FormShell>
    </Dialog>
  );
}
