import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { claimPlace } from '#common/contract/places/claims.ts';
import { CLAIM_LONGEST } from '#common/forms.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { writtenText } from '#src/components/forms/schemas/rules.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { useListingTexts } from '#src/i18n/screens/listingTexts.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const schema = object({
  text: writtenText(CLAIM_LONGEST.text),
  contact: writtenText(CLAIM_LONGEST.contact),
});

interface Props {
  open?: boolean;
  onClose?: () => void;
  organisation: Pick<Organisation, 'slug' | 'title'>;
}

export function ClaimPlace({ open, onClose, organisation: { slug, title } }: Props) {
  useListingTexts();
  const { t } = useTranslation();
  const { send, form } = useFormCall(`claim.${slug}`, claimPlace, {
    fields: ['text', 'contact'],
    done: () => t('listings.claimSent'),
  });
  return (
    <FormDialog
      {...form}
      open={open}
      onClose={onClose}
      title={t('listings.claimTitle')}
      schema={schema}
      clears
      onSubmit={(body) => send({ id: slug, body })}
      submit={t('listings.claimSend')}
      pendingLabel={t('common.sending')}
    >
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t('listings.claimText', { place: title })}
      </Typography>
      <TextInput name="text" label={t('listings.claimWhy')} multiline minRows={3} />
      <TextInput
        name="contact"
        label={t('listings.claimContact')}
        hint={t('listings.claimContactHint')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
