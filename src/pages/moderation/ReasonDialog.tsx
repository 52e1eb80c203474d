import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { REASON_MAX, WRITTEN_LONGEST } from '#common/forms.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import type { ModerationItem } from '#src/components/moderation/ItemParts.tsx';
import { decisionLabel, type Decision } from '#src/components/moderation/ModerationCard.tsx';
import { ReasonPresets } from '#src/components/moderation/ReasonPresets.tsx';

const reasonSchema = object({ reason: writtenText(REASON_MAX) });
const answerSchema = object({ reason: writtenText(WRITTEN_LONGEST.message.characters) });

interface ReasonDialogProps {
  item: ModerationItem | undefined;
  /** The decision that needs text. Null closes the dialog. */
  decision: Decision | null;
  /** Text from before the item changed. */
  written: string;
  refusal: string | null;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<void>;
}

/** Asks for the reason of a decision or for a reply, which is e-mailed to the author. */
export function ReasonDialog({
  item,
  decision,
  written,
  refusal,
  onClose,
  onSubmit,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const isAnswer = decision === 'answer';
  const texts = isAnswer ? 'answer' : 'reason';
  const email = item?.facts.find(({ name }) => name === 'email')?.value ?? '';
  return (
    <FormDialog
      open={decision !== null && item !== undefined}
      onClose={onClose}
      title={t(`moderation.${texts}.title`)}
      subject={item && `${decision} ${item.code}`}
      initial={{ reason: written }}
      schema={isAnswer ? answerSchema : reasonSchema}
      onSubmit={(values) => onSubmit(values.reason)}
      notice={refusal && <NoticeBanner severity="error">{refusal}</NoticeBanner>}
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
      />
      {item && !isAnswer && <ReasonPresets kind={item.kind} />}
    </FormDialog>
  );
}
