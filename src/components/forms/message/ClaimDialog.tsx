import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { claimSchema, type ClaimValues } from '#src/components/forms/schemas/claim.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

const blank: ClaimValues = { text: '', contact: '' };

export interface ClaimDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** Name of the place. */
  place?: string;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives what the person says once both fields are filled in. */
  onSubmit?: (values: ClaimValues) => Promise<void> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's problems by field. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Claims a place for the person who runs it, with a contact for checking. */
export function ClaimDialog({
  open = false,
  place = '',
  onClose,
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  notice,
}: ClaimDialogProps) {
  useListingTexts();
  const { t } = useTranslation();
  const first = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('listings.claimTitle')}
      firstField={first}
      initialValues={blank}
      schema={claimSchema}
      onSubmit={onSubmit}
      pending={pending}
      serverErrors={serverErrors}
      notice={notice}
      submit={t('listings.claimSend')}
      pendingLabel={t('listings.claimSending')}
    >
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t('listings.claimText', { place })}
      </Typography>
      <TextInput
        name="text"
        label={t('listings.claimWhy')}
        multiline
        minRows={3}
        inputRef={first}
        required
      />
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
