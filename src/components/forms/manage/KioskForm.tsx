import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { KIOSK_NAME_MAX } from '#common/contract/places/kiosks.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

export const kioskSchema = object({ name: writtenText(KIOSK_NAME_MAX) });

export type KioskValues = InferType<typeof kioskSchema>;

/** Adds a kiosk to a place. */
export function KioskForm(form: FormProps<KioskValues>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={kioskSchema}
      clears
      aria-label={t('manage.devices.add')}
      style={{ maxWidth: 480 }}
    >
      <TextInput
        name="name"
        label={t('manage.devices.name')}
        hint={t('manage.devices.nameHint')}
        autoComplete="off"
      />
      <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('manage.devices.add')}
      </SubmitButton>
    </FormShell>
  );
}
