import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#src/api/organisation.ts';
import { claimPlace } from '#common/contract/places/claims.ts';
import { ClaimDialog } from '#src/components/forms/message/ClaimDialog.tsx';
import { useListingTexts } from '#src/i18n/listingTexts.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

/** A request to be recorded as the owner of a place in the directory. */
export function ClaimPlace({ organisation: { slug, title } }: { organisation: Organisation }) {
  useListingTexts();
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { send, pending, notice, serverErrors, forget } = useFormCall(`claim.${slug}`, claimPlace, {
    fields: ['text', 'contact'],
    done: () => t('listings.claimSent'),
  });
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {t('listings.claim')}
      </Button>
      <ClaimDialog
        open={open}
        place={title}
        onClose={() => {
          setOpen(false);
          forget();
        }}
        onSubmit={async (values) => {
          await send({ id: slug, body: values });
        }}
        pending={pending}
        serverErrors={serverErrors}
        notice={notice}
      />
    </>
  );
}
