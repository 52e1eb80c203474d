import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noCard, Payment, type CheckoutState } from './Payment.tsx';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { checkoutSchema, type CheckoutValues } from '#src/components/forms/schemas/checkout.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const blank: CheckoutState = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  payment: 'bank',
  card: noCard,
  terms: false,
};

const sheet = { p: { xs: 2.5, sm: 4 } };

export interface CheckoutFormProps {
  /** Receives the complete booking, without the card details, which never leave the form. */
  onSubmit?: (values: CheckoutValues) => Promise<void> | void;
  /** Shows the terms; without it there is no link to them. */
  onReadTerms?: () => void;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Contact, payment and terms. Stores no draft: card details are lost with the page. */
export function CheckoutForm({
  onSubmit = () => undefined,
  onReadTerms,
  notice,
}: CheckoutFormProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormShell
      initialValues={blank}
      schema={checkoutSchema}
      onSubmit={({ card: _staysHere, ...values }) => onSubmit(values)}
      aria-label={t('checkout.form.label')}
      style={{ gap: 24 }}
    >
      <Card component="section" aria-labelledby={id} sx={sheet}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
          {t('checkout.form.personal')}
        </Typography>
        <FieldPair>
          <TextInput
            name="first_name"
            label={t('auth.firstName')}
            autoComplete="given-name"
            required
          />
          <TextInput
            name="last_name"
            label={t('auth.lastName')}
            autoComplete="family-name"
            required
          />
          <TextInput
            name="email"
            type="email"
            label={t('fields.email')}
            hint={t('checkout.form.emailHint')}
            required
          />
          <TextInput name="phone" type="tel" label={t('fields.phone')} optional />
        </FieldPair>
      </Card>
      <Card component="section" aria-labelledby={`${id}-payment`} sx={sheet}>
        <Typography id={`${id}-payment`} variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
          {t('checkout.form.payment')}
        </Typography>
        <Payment />
      </Card>
      <div>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 2,
          }}
        >
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            <CheckboxInput name="terms" label={t('checkout.form.terms')} />
            {onReadTerms && (
              <Button variant="text" size="small" onClick={onReadTerms} sx={{ ml: '18px' }}>
                {t('addListing.readTerms')}
              </Button>
            )}
          </Box>
          <SubmitButton
            pendingLabel={t('common.confirming')}
            sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
          >
            {t('checkout.form.submit')}
          </SubmitButton>
        </Box>
        <FormNotice>{notice}</FormNotice>
      </div>
    </FormShell>
  );
}
