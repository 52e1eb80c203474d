import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormGuard } from '#common/contract/forms/guard.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { Honeypot } from '#src/components/forms/shell/Honeypot.tsx';
import { useFormGuard } from '#src/components/forms/shell/useFormGuard.ts';
import { subscribeSchema, type SubscribeValues } from '#src/components/forms/schemas/listing.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: SubscribeValues = { email: '' };

const name = 'SeiraSubscribeForm';

const Root = styled('div', { name, slot: 'root' })({ containerType: 'inline-size' });

const Line = styled('div', { name, slot: 'line' })(({ theme }) => ({
  display: 'grid',
  '@container (min-width: 420px)': {
    gridTemplateColumns: '1fr auto',
    columnGap: theme.spacing(1),
    '& > .MuiButton-root': { marginTop: 'calc(1.5 * 0.9375rem + 6px)', height: 56 },
  },
}));

export interface SubscribeFormProps {
  /** The button's label, when it is not the newsletter. */
  submitLabel?: string;
  /** Receives the email once it looks valid, and how it was filled in; `true` empties the field. */
  onSubmit?: (values: SubscribeValues, guard: FormGuard) => Promise<boolean> | void;
  /** The server's messages about single fields, as text. */
  serverErrors?: Record<string, string[]>;
  /** The request is in progress. */
  pending?: boolean;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** One email, one button. */
export function SubscribeForm({
  submitLabel,
  onSubmit = () => undefined,
  serverErrors,
  pending = false,
  notice,
}: SubscribeFormProps) {
  const { t } = useTranslation();
  const { trap, read } = useFormGuard();
  const submit = submitLabel ?? t('forms.subscribe.submit');
  return (
    <Root>
      <FormShell
        initialValues={blank}
        schema={subscribeSchema}
        onSubmit={async (values) => ((await onSubmit(values, read())) ? 'clear' : undefined)}
        serverErrors={serverErrors}
        pending={pending}
        aria-label={submit}
      >
        <Honeypot ref={trap} />
        <Line>
          <TextInput
            name="email"
            type="email"
            label={t('forms.subscribe.email')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SubmitButton pending={pending} pendingLabel={t('forms.subscribe.sending')}>
            {submit}
          </SubmitButton>
        </Line>
        <FormNotice>{notice}</FormNotice>
      </FormShell>
    </Root>
  );
}
