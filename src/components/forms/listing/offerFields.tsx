import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { onDemand } from '#src/components/feedback/onDemand.tsx';
import { sectionId } from './sections.ts';

/** What the place has. */
export function AmenityFields({ amenities }: { amenities: readonly Option[] }) {
  return (
    <Box
      role="group"
      aria-labelledby={`${sectionId('amenities')}-title`}
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {amenities.map(({ value, label }) => (
        <CheckboxInput key={value} name={`amenities.${value}`} label={label} />
      ))}
    </Box>
  );
}

/** What the place costs, roughly. */
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

const consents = [
  { name: 'privacy', read: 'readPrivacy' },
  { name: 'terms', read: 'readTerms' },
] as const;

const LegalDialog = onDemand(
  async () => (await import('#src/components/navigation/footer/LegalDialog.tsx')).LegalDialog,
);

/** The two consents, with the texts that they are about. */
export function ConsentFields() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'privacy' | 'terms'>('privacy');
  const [open, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {consents.map(({ name, read }) => (
        <div key={name}>
          <CheckboxInput name={name} label={t(`addListing.${name}`)} required />
          <Link
            component="button"
            type="button"
            {...LegalDialog.intent}
            onClick={() => {
              setShown(name);
              setOpen(true);
            }}
            sx={{ display: 'block', ml: 5.25, minHeight: 32, typography: 'body2' }}
          >
            {t(`addListing.${read}`)}
          </Link>
        </div>
      ))}
      <LegalDialog open={open} kind={shown} onClose={() => setOpen(false)} />
    </Stack>
  );
}
