import { useTranslation } from 'react-i18next';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { serviceSchema, type ServiceValues } from '#src/components/forms/schemas/service.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';

export interface ServiceDialogProps extends DialogProps<ServiceValues> {
  /** Code of the service. Absent for a new one. */
  code?: string;
}

/** Adds or changes a service of a place. */
export function ServiceDialog({ code, ...dialog }: ServiceDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      subject={code ?? 'new'}
      title={t(code === undefined ? 'services.form.add' : 'services.form.edit')}
      schema={serviceSchema}
      submit={t('services.form.save')}
    >
      <FieldPair>
        <TextInput name="name" label={t('services.form.name')} autoComplete="off" />
        <TextInput name="name_en" label={t('services.form.nameEn')} optional autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextInput
          name="letter"
          label={t('services.form.letter')}
          hint={t('services.form.letterHint')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          digits={4}
          name="minutes"
          label={t('services.form.minutes')}
          hint={t('services.form.asPlan')}
        />
        <TextInput
          digits={4}
          name="numbers_a_day"
          label={t('services.form.numbers')}
          hint={t('services.form.asPlan')}
        />
      </FieldPair>
      <TextInput
        name="needs"
        label={t('services.form.needs')}
        hint={t('services.form.needsHint')}
        optional
        multiline
        minRows={2}
      />
      <TextInput
        name="needs_en"
        label={t('services.form.needsEn')}
        optional
        multiline
        minRows={2}
      />
      <TextInput
        name="needs_link"
        type="url"
        label={t('services.form.link')}
        placeholder="https://"
        optional
      />
      <CheckboxInput
        name="public"
        label={t('services.form.public')}
        hint={t('services.form.publicHint')}
      />
    </FormDialog>
  );
}
