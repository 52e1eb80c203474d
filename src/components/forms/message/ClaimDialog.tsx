import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { claimSchema, type ClaimValues } from '#src/components/forms/schemas/listing.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

const blank: ClaimValues = { text: '', contact: '' };

export interface ClaimDialogProps extends DialogProps<ClaimValues> {
  /** Name of the place. */
  place?: string;
}

/** Claims a place for the person who runs it, with a contact for checking. */
export function ClaimDialog({ place = '', ...dialog }: ClaimDialogProps) {
  useListingTexts();
  const { t } = useTranslation();
  return (
    <FormDialog
      {...dialog}
      title={t('listings.claimTitle')}
      initialValues={blank}
      schema={claimSchema}
      submit={t('listings.claimSend')}
      pendingLabel={t('common.sending')}
    >
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t('listings.claimText', { place })}
      </Typography>
      <TextInput name="text" label={t('listings.claimWhy')} multiline minRows={3} required />
      <TextInput
        name="contact"
        label={t('listings.claimContact')}
        hint={t('listings.claimContactHint')}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
