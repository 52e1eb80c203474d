import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { Note } from './note.ts';

/** The card's fields. Their names enable autofill; their values stay in the form. */
export function CardDetails() {
  const { t } = useTranslation();
  const digits = (maxLength: number) => ({
    inputMode: 'numeric' as const,
    spellCheck: false,
    slotProps: { input: { maxLength } },
  });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
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
          required
        />
        <TextInput
          name="card.number"
          label={t('checkout.form.cardNumber')}
          placeholder="0000 0000 0000 0000"
          autoComplete="cc-number"
          {...digits(23)}
          required
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
          placeholder={t('checkout.form.cardMonthPlaceholder')}
          autoComplete="cc-exp-month"
          {...digits(2)}
          required
        />
        <TextInput
          name="card.year"
          label={t('checkout.form.cardYear')}
          placeholder={t('checkout.form.cardYearPlaceholder')}
          autoComplete="cc-exp-year"
          {...digits(4)}
          required
        />
        <TextInput
          name="card.cvv"
          label={t('checkout.form.cardCvv')}
          hint={t('checkout.form.cardCvvHint')}
          autoComplete="cc-csc"
          {...digits(4)}
          required
        />
      </Box>
    </Box>
  );
}
