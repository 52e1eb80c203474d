import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';

export function PricingFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <TextInput
          name="priceTitle"
          label={t('addListing.priceTitle')}
          placeholder={t('addListing.priceTitleHint')}
          autoComplete="off"
          optional
        />
        <TextInput
          name="price"
          label={t('addListing.price')}
          inputMode="decimal"
          autoComplete="off"
          startAdornment={<InputAdornment position="start">$</InputAdornment>}
          optional
        />
      </FieldPair>
      <TextInput
        name="priceDescription"
        label={t('addListing.priceDescription')}
        multiline
        minRows={2}
        optional
      />
    </>
  );
}
