import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#common/forms.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';
import { useFormGuard, type GuardedForm } from '#src/components/forms/shell/useFormGuard.ts';
import { reportSchema, type ReportValues } from '#src/components/forms/schemas/listing.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';

const blank: ReportValues = { reason: 'other', message: '' };

export interface ReportDialogProps
  extends GuardedForm<ReportValues>, Pick<DialogProps<ReportValues>, 'open' | 'onClose'> {
  /** The question; about a listing without it. */
  title?: string;
  /** The reasons to choose from; none: the message says it all. */
  reasons?: readonly ReportReason[];
  /** Initial values, for example from a draft. */
  initial?: Partial<ReportValues>;
}

/** Reports an incorrect listing to the people behind the directory. */
export function ReportDialog({
  title,
  reasons = REPORT_REASONS,
  initial,
  onSubmit,
  ...dialog
}: ReportDialogProps) {
  useFormTexts();
  const { t } = useTranslation();
  const values = useMemo(() => ({ ...blank, ...initial }), [initial]);
  const { trap, read } = useFormGuard();
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      {...dialog}
      title={title ?? t('forms.report.title')}
      firstField={message}
      initialValues={values}
      schema={reportSchema}
      onSubmit={(sent) => onSubmit?.(sent, read())}
      clears
      submit={t('forms.report.submit')}
      pendingLabel={t('forms.report.sending')}
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
    </FormDialog>
  );
}
