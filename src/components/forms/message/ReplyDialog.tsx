import Button from '@mui/material/Button';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { replySchema, type ReplyValues } from '#src/components/forms/schemas/listing.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';

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

/** An owner's reply to a review, in the name of the place. */
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
  const field = useRef<HTMLTextAreaElement>(null);
  const values = useMemo(() => ({ text: initial }), [initial]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('reviews.reply.title')}
      firstField={field}
      initialValues={values}
      schema={replySchema}
      onSubmit={onSubmit}
      pending={pending}
      serverErrors={serverErrors}
      notice={notice}
      extra={
        onRemove && (
          <Button color="error" disabled={pending} onClick={onRemove} sx={{ mr: { sm: 'auto' } }}>
            {t('reviews.reply.remove')}
          </Button>
        )
      }
      submit={t('reviews.reply.submit')}
      pendingLabel={t('reviews.reply.sending')}
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
    </FormDialog>
  );
}
