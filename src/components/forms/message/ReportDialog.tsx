import { useTranslation } from 'react-i18next';
import type { GuardedForm } from '#src/components/forms/shell/FormShell.tsx';
import { object, string, type InferType } from 'yup';
import { REPORT_REASONS, WRITTEN_LONGEST, type ReportReason } from '#common/forms.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';

const schema = object({
  reason: string<ReportReason>().default('other'),
  message: writtenText(WRITTEN_LONGEST.report.characters, 'reportRequired'),
});

type ReportValues = InferType<typeof schema>;

export interface ReportDialogProps
  extends GuardedForm<ReportValues>, Pick<DialogProps<ReportValues>, 'open' | 'onClose'> {
  title?: string;
  /** The reasons to choose from. If empty, only the message is asked for. */
  reasons?: readonly ReportReason[];
}

/** Reports incorrect content to the moderators. */
export function ReportDialog({ title, reasons = REPORT_REASONS, ...dialog }: ReportDialogProps) {
  useFormTexts();
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      title={title ?? t('forms.report.title')}
      schema={schema}
      guarded
      clears
      submit={t('forms.report.submit')}
      pendingLabel={t('common.sending')}
    >
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
      <TextInput name="message" label={t('forms.report.message')} multiline minRows={4} />
    </FormDialog>
  );
}
