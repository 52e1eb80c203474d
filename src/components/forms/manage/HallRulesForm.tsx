import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { hallRulesSchema, type HallRulesValues } from '#src/components/forms/schemas/service.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

/** How many ordinary numbers may be called before each number with priority. */
const AFTER = ['1', '2', '3', '4', '5'];

/** How a place with several services calls people. */
export function HallRulesForm(form: FormProps<HallRulesValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={hallRulesSchema}
      aria-label={t('services.rules.title')}
      style={{ maxWidth: 560 }}
    >
      <SelectInput
        name="priority_after"
        label={t('services.rules.after')}
        hint={t('services.rules.afterHint')}
        options={AFTER.map((value) => ({ value, label: value }))}
      />
      <CheckboxInput
        name="confirms_arrival"
        label={t('services.rules.arrival')}
        hint={t('services.rules.arrivalHint')}
      />
      <CheckboxInput name="clerks_choose_services" label={t('services.rules.choose')} />
      <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('services.rules.save')}
      </SubmitButton>
    </FormShell>
  );
}
