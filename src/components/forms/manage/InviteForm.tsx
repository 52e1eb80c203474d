import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { email } from '#src/components/forms/schemas/rules.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';

const roles = ['clerk', 'owner'] as const;
const schema = object({ email: email(), role: string<(typeof roles)[number]>().default('clerk') });

export type Invitation = InferType<typeof schema>;

/** Invites a person to serve at a place. */
export function InviteForm(form: FormProps<Invitation>) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      schema={schema}
      clears
      aria-label={t('manage.members.invite')}
      style={{ maxWidth: 480 }}
    >
      <TextInput name="email" type="email" label={t('fields.email')} autoComplete="off" />
      <RadioInput
        row
        name="role"
        label={t('manage.members.roleLabel')}
        hint={t('manage.members.roleHint')}
        options={roles.map((value) => ({ value, label: t(`manage.members.role.${value}`) }))}
      />
      <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('manage.members.send')}
      </SubmitButton>
    </FormShell>
  );
}
