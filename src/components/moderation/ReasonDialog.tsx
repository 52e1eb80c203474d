import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { reasonSchema, type ReasonValues } from '#src/components/forms/schemas/listing.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';

const blank: ReasonValues = { reason: '' };

export interface ReasonDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The decision, as its button says it. */
  submit?: string;
  /** Help text naming the reader of the reason. */
  hint?: string;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives the reason once there is one. */
  onSubmit?: (values: ReasonValues) => Promise<void> | void;
  /** Why it was refused, above the field. */
  notice?: ReactNode;
}

/** Asks a moderator for the reason of a decision, which its author reads by mail. */
export function ReasonDialog({
  open = false,
  submit,
  hint,
  onClose,
  onSubmit = () => undefined,
  notice,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const reason = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('moderation.reason.title')}
      firstField={reason}
      initialValues={blank}
      schema={reasonSchema}
      onSubmit={onSubmit}
      banner={notice}
      submit={submit ?? t('moderation.return.review')}
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
    </FormDialog>
  );
}
