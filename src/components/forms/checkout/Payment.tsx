import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { radii } from '#theme/tokens.ts';
import {
  noCard,
  paymentMethods,
  type CheckoutValues,
} from '#src/components/forms/schemas/checkout.ts';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2),
  borderRadius: radii.control,
  ...theme.typography.body2,
  ...theme.mixins.soft('neutral'),
  '& svg': { flex: 'none', fontSize: '1.25rem', marginTop: '0.1em' },
}));

/** The card fields. Their names enable autofill, and their values never leave the form. */
function CardDetails() {
  const { t } = useTranslation();
  const digits = (maxLength: number) => ({
    inputMode: 'numeric' as const,
    spellCheck: false,
    maxLength,
  });
  return (
    <fieldset>
      <Box component="legend" sx={{ typography: 'h5', p: 0, mb: 1.5 }}>
        {t('checkout.form.cardLegend')}
      </Box>
      <Note sx={{ mb: 2 }}>
        <LockOutlined aria-hidden />
        {t('checkout.form.cardNote')}
      </Note>
      <FieldPair>
        <TextInput
          name="card.name"
          label={t('checkout.form.cardName')}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextInput
          name="card.number"
          label={t('checkout.form.cardNumber')}
          placeholder="0000 0000 0000 0000"
          autoComplete="cc-number"
          {...digits(23)}
        />
      </FieldPair>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          gap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <TextInput
          name="card.month"
          label={t('checkout.form.cardMonth')}
          placeholder={t('forms.date.month')}
          autoComplete="cc-exp-month"
          {...digits(2)}
        />
        <TextInput
          name="card.year"
          label={t('checkout.form.cardYear')}
          placeholder={t('forms.date.year')}
          autoComplete="cc-exp-year"
          {...digits(4)}
        />
        <TextInput
          name="card.cvv"
          label={t('checkout.form.cardCvv')}
          hint={t('checkout.form.cardCvvHint')}
          autoComplete="cc-csc"
          {...digits(4)}
        />
      </Box>
    </fieldset>
  );
}

/** The payment method. Choosing another method clears the card details. */
export function Payment() {
  const { t } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<CheckoutValues>();
  const { payment } = values;

  useEffect(() => {
    if (payment === 'card') return;
    void setFieldValue('card', noCard, false);
    void setFieldTouched('card', false, false);
  }, [payment, setFieldValue, setFieldTouched]);

  return (
    <>
      <RadioInput
        name="payment"
        label={t('checkout.form.how')}
        options={paymentMethods.map((value) => ({
          value,
          label: t(`checkout.form.methods.${value}`),
        }))}
      />
      {payment === 'card' ? (
        <CardDetails />
      ) : (
        <Note>
          <InfoOutlined aria-hidden />
          {t(`checkout.form.${payment}Note`)}
        </Note>
      )}
    </>
  );
}
