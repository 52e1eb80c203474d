import { claimPlace } from '#common/contract/places/claims.ts';
import type { Organisation } from '#src/api/organisation.ts';
import { ClaimDialog } from '#src/components/forms/message/ClaimDialog.tsx';
import { useListingTexts } from '#src/i18n/listingTexts.ts';
import { useTranslation } from 'react-i18next';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

interface Props {
  open?: boolean;
  onClose?: () => void;
  organisation: Pick<Organisation, 'slug' | 'title'>;
}

/** A request to be recorded as the owner of a place in the directory. */
export function ClaimPlace({ open, onClose, organisation: { slug, title } }: Props) {
  useListingTexts();
  const { t } = useTranslation();
  const { send, form, forget } = useFormCall(`claim.${slug}`, claimPlace, {
    fields: ['text', 'contact'],
    done: () => t('listings.claimSent'),
  });
  return (
    <ClaimDialog
      open={open}
      place={title}
      onClose={() => {
        onClose?.();
        forget();
      }}
      onSubmit={async (values) => {
        await send({ id: slug, body: values });
      }}
      {...form}
    />
  );
}
