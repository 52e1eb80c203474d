import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { replySchema, type ReplyValues } from '#src/components/forms/schemas/listing.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';

export interface ReplyDialogProps extends DialogProps<ReplyValues> {
  /** The reply that is there already. */
  initial?: string;
  /** Called to take the reply back; without it there is no button. */
  onRemove?: () => void;
}

/** An owner's reply to a review, in the name of the place. */
export function ReplyDialog({ initial = '', onRemove, ...dialog }: ReplyDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      title={t('reviews.reply.title')}
      initialValues={{ text: initial }}
      schema={replySchema}
      extra={
        onRemove && (
          <Button
            color="error"
            disabled={dialog.pending}
            onClick={onRemove}
            sx={{ mr: { sm: 'auto' } }}
          >
            {t('common.remove')}
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
        required
      />
    </FormDialog>
  );
}
