import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';

const consents = [
  { name: 'privacy', read: 'readPrivacy' },
  { name: 'terms', read: 'readTerms' },
] as const;

const LegalDialog = lazyDialog(
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
            {...LegalDialog.hoverProps}
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
