import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { checkoutSchema } from '#src/components/forms/schemas/checkout.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { Payment } from './Payment.tsx';

const sheet = { p: { xs: 2.5, sm: 4 } };

export interface CheckoutFormProps {
  /** Gets no card details, because they never leave the form. */
  onSubmit: () => void;
  onTerms: () => void;
  /** The outcome, below the button. */
  notice?: ReactNode;
}

/** Personal and card details of a sample payment. Without a draft, they are lost with the page. */
export function CheckoutForm({ onSubmit, onTerms, notice }: CheckoutFormProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormShell
      schema={checkoutSchema}
      onSubmit={() => onSubmit()}
      aria-label={t('checkout.form.label')}
      style={{ gap: 24 }}
    >
      <Card component="section" aria-labelledby={id} sx={sheet}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
          {t('checkout.form.personal')}
        </Typography>
        <FieldPair>
          <TextInput name="first_name" label={t('auth.firstName')} autoComplete="given-name" />
          <TextInput name="last_name" label={t('auth.lastName')} autoComplete="family-name" />
          <TextInput
            name="email"
            type="email"
            label={t('fields.email')}
            hint={t('checkout.form.emailHint')}
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
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 2,
          }}
        >
          <Box sx={{ display: 'grid', justifyItems: 'start' }}>
            <CheckboxInput name="terms" label={t('checkout.form.terms')} />
            <Button variant="text" size="small" onClick={onTerms} sx={{ ml: '18px' }}>
              {t('addListing.readTerms')}
            </Button>
          </Box>
          <SubmitButton
            pendingLabel={t('common.confirming')}
            sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
          >
            {t('checkout.form.submit')}
          </SubmitButton>
        </Stack>
        <FormNotice>{notice}</FormNotice>
      </div>
    </FormShell>
  );
}
