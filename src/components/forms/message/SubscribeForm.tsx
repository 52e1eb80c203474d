import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { object, type InferType } from 'yup';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell, type GuardedForm } from '#src/components/forms/shell/FormShell.tsx';
import { email } from '#src/components/forms/schemas/rules.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const schema = object({ email: email() });

const Root = styled('div')({ containerType: 'inline-size' });

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  '@container (min-width: 420px)': {
    gridTemplateColumns: '1fr auto',
    columnGap: theme.spacing(1),
    '& > .MuiButton-root': { marginTop: 'calc(1.5 * 0.9375rem + 6px)', height: 56 },
  },
}));

export interface SubscribeFormProps extends GuardedForm<InferType<typeof schema>> {
  submitLabel?: string;
}

/** A form with one e-mail field. */
export function SubscribeForm({ submitLabel, notice, ...form }: SubscribeFormProps) {
  const { t } = useTranslation();
  const submit = submitLabel ?? t('forms.subscribe.submit');
  return (
    <Root>
      <FormShell {...form} schema={schema} clears guarded aria-label={submit}>
        <Line>
          <TextInput name="email" type="email" label={t('forms.subscribe.email')} />
          <SubmitButton pending={form.pending} pendingLabel={t('forms.subscribe.sending')}>
            {submit}
          </SubmitButton>
        </Line>
        <FormNotice>{notice}</FormNotice>
      </FormShell>
    </Root>
  );
}
