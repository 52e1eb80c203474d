import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import {
  answerSchema,
  reasonSchema,
  type ReasonValues,
} from '#src/components/forms/schemas/listing.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { decisionLabel, type Decision, type ModerationItem } from './types.ts';

const blank: ReasonValues = { reason: '' };

export interface ReasonDialogProps extends Omit<DialogProps<ReasonValues>, 'open'> {
  /** The item to decide on. */
  item?: ModerationItem;
  /** The decision that needs words; null: the dialog is closed. */
  decision?: Decision | null;
}

/** Asks a moderator for the reason of a decision, or for an answer, which its author reads by mail. */
export function ReasonDialog({
  item,
  decision = null,
  onSubmit = () => undefined,
  ...rest
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const reason = useRef<HTMLTextAreaElement>(null);
  const isAnswer = decision === 'answer';
  const texts = isAnswer ? 'answer' : 'reason';
  const email = item?.facts.find(({ name }) => name === 'email')?.value ?? '';
  return (
    <FormDialog
      {...rest}
      open={decision !== null && item !== undefined}
      title={t(`moderation.${texts}.title`)}
      subject={item && `${decision} ${item.code}`}
      firstField={reason}
      initialValues={blank}
      schema={isAnswer ? answerSchema : reasonSchema}
      onSubmit={onSubmit}
      submit={item && decision && decisionLabel(t, item, decision)}
    >
      <TextInput
        name="reason"
        label={t(`moderation.${texts}.label`)}
        hint={
          isAnswer
            ? t('moderation.answer.hint', { email })
            : t(item?.kind === 'report' ? 'moderation.reason.reportHint' : 'moderation.reason.hint')
        }
        multiline
        minRows={4}
        inputRef={reason}
        required
      />
    </FormDialog>
  );
}
