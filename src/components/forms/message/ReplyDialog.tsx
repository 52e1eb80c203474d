import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { replySchema, type ReplyValues } from '#src/components/forms/schemas/listing.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

export interface ReplyDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The reply that is there already. */
  initial?: string;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the reply. */
  onSubmit?: (values: ReplyValues) => Promise<void> | void;
  /** Called to take the reply back; without it there is no button. */
  onRemove?: () => void;
  /** The request is in progress. */
  pending?: boolean;
  /** Problems that the server found, by field. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** What an owner replies to a review in the name of the place. */
export function ReplyDialog({
  open = false,
  initial = '',
  onClose,
  onSubmit = () => undefined,
  onRemove,
  pending = false,
  serverErrors,
  notice,
}: ReplyDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const values = useMemo(() => ({ text: initial }), [initial]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntering: () => field.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {t('reviews.reply.title')}
      </DialogTitle>
      <FormShell
        initialValues={values}
        schema={replySchema}
        onSubmit={onSubmit}
        pending={pending}
        serverErrors={serverErrors}
        aria-labelledby={title}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        <TextInput
          name="text"
          label={t('reviews.reply.text')}
          hint={t('reviews.reply.hint')}
          multiline
          minRows={4}
          inputRef={field}
          required
        />
        <FormNotice>{notice}</FormNotice>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          {onRemove && (
            <Button color="error" disabled={pending} onClick={onRemove} sx={{ mr: { sm: 'auto' } }}>
              {t('reviews.reply.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton size="medium" pending={pending} pendingLabel={t('reviews.reply.sending')}>
            {t('reviews.reply.submit')}
          </SubmitButton>
        </Stack>
      </FormShell>
    </Dialog>
  );
}
