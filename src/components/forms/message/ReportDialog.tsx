import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#common/forms.ts';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';
import { useFormGuard } from '#src/components/forms/shell/useFormGuard.ts';
import { reportSchema, type ReportValues } from '#src/components/forms/schemas/listing.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';

const blank: ReportValues = { reason: 'other', message: '' };

export interface ReportDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** The question; about a listing without it. */
  title?: string;
  /** The reasons to choose from; none: the message says it all. */
  reasons?: readonly ReportReason[];
  /** Initial values, for example from a draft. */
  initial?: Partial<ReportValues>;
  /** Receives the form's values whenever typing pauses. */
  onDraft?: (values: ReportValues) => void;
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
  initial,
  onDraft,
  onClose,
  onSubmit = () => undefined,
  serverErrors,
  pending = false,
  notice,
}: ReportDialogProps) {
  useFormTexts();
  const { t } = useTranslation();
  const values = useMemo(() => ({ ...blank, ...initial }), [initial]);
  const { trap, read } = useFormGuard();
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={question ?? t('forms.report.title')}
      firstField={message}
      initialValues={values}
      onDraft={onDraft}
      schema={reportSchema}
      onSubmit={async (sent) => ((await onSubmit(sent, read())) ? 'clear' : undefined)}
      serverErrors={serverErrors}
      pending={pending}
      notice={notice}
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
